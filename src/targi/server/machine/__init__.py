"""A table as a state machine on a journal: no sockets, no storage, no clock."""
