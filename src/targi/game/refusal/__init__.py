"""Why a move is not possible: the reasons, and finding the right one."""
