# Attacks: imports that would leave the player's folder, or reach modules of the host.
def attempt(f):
    try:
        f()
        log("BREACH")
    except ImportError:
        pass
def a():
    import os
def b():
    from os import path
def c():
    import sys
def d():
    import subprocess, socket, ctypes
def e():
    import battlehack20.engine
def f():
    from . import secret
def g():
    from .. import secret
def h():
    from ...x.y import z
def i():
    import bot.nothing
def j():
    import importlib
def k():
    import builtins, gc, inspect, pickle, marshal, types, weakref, code
def turn():
    for x in (a, b, c, d, e, f, g, h, i, j, k):
        try:
            attempt(x)
        except (ValueError, SystemError):
            pass
    log("held")
