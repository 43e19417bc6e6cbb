"""Nothing vanishes as long as it is in a set, so a set will do."""

WeakSet = set
