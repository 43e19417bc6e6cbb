path = []
