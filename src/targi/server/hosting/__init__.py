"""The live tables of a server: who is there, what bots think, what time brings.

- `TableRegistry` has all tables: it loads them from their journals and evicts those nobody needs
- `LiveTable` is one of them: one thing at a time, stored before anybody is told
- `BotPool` are the processes in which bots think
- `run_clock` does what is due: absences, old tables

Nothing here knows of HTTP or sockets: a viewer is whatever can be sent a text. Nothing is imported
here, so that the processes of bots (`bot_process`) stay small.
"""
