real = 1
calls = []


def __getattr__(name):
    calls.append(name)
    if name in ("bad", "__path__"):
        raise AttributeError(f"nothing by the name of {name}")
    if name == "fails":
        raise ValueError("failed")
    if name == "deep":
        import m
        return m.deep
    return "made " + name


def own():
    try:
        return missing
    except NameError as e:
        return e
