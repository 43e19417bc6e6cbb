# Broken: turn is a coroutine.
async def turn():
    pass
