"""What `targi bench` measures: our rules, other libraries, a server, the web client."""
