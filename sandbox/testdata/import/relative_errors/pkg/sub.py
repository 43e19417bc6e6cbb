thing = "sub thing"
