import state
for attempt in range(3):
    try:
        import flaky
        print('loaded', flaky.value)
    except ValueError as e: print('attempt', attempt, e)
print(state.tries)
import flaky
print(flaky.value, state.tries)
try: import outer
except ZeroDivisionError as e: print(e)
try: import outer
except ZeroDivisionError as e: print('again', e)
import halfway
print(halfway.done)
try: from pkg import broken
except KeyError as e: print('KeyError', e)
import pkg
print(hasattr(pkg, 'broken'))
try: import pkg.broken
except KeyError as e: print('KeyError', e)
try: import raises_exit
except SystemExit as e: print('exit', e.code)
try: import raises_import
except ImportError as e: print(type(e).__name__, e)
try:
    import nothing_at_all
except ModuleNotFoundError:
    nothing_at_all = None
print(nothing_at_all)
try: from state import not_there
except ImportError as e: print(type(e).__name__, str(e)[:44])
