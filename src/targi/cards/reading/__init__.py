"""Reading card files, strictly: what is not understood is refused with its place."""
