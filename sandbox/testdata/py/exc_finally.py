# else and finally: order, return, break and continue that override.
def a(n):
    log = []
    try:
        log.append('try')
        if n == 1: raise ValueError
        if n == 2: return log
        if n == 3: raise KeyError
    except ValueError: log.append('except')
    else: log.append('else')
    finally:
        log.append('finally')
        if n == 3: return log
    log.append('end')
    return log
print([a(i) for i in range(4)])
def ret_override():
    try: return 'try'
    finally: return 'finally'
def exc_override():
    try: raise ValueError
    finally: return 'swallowed'
def brk():
    while True:
        try: raise ValueError
        finally: break
    return 'broke'
def cont():
    out = []
    for i in range(3):
        try:
            if i == 1: continue
            out.append(i)
        finally: out.append('f')
    return out
def ret_value():
    x = 1
    try: return x
    finally: x = 2
def ret_list():
    x = [1]
    try: return x
    finally: x.append(2)
def nested():
    try:
        try: return 'inner'
        finally: print('f1')
    finally: print('f2')
def loop_ret():
    for i in range(3):
        try:
            if i == 1: return i
        finally: print('loop f', i)
def exc_in_except():
    try:
        try: raise ValueError('first')
        except ValueError: raise KeyError('second')
        finally: print('cleanup')
    except KeyError as e: return repr(e), repr(e.__context__)
def exc_in_else():
    try:
        try: pass
        except KeyError: print('wrong')
        else: raise KeyError('from else')
        finally: print('else cleanup')
    except KeyError as e: return str(e)
def finally_in_finally():
    try: pass
    finally:
        try: return 'a'
        finally: print('deep')
def break_else():
    for i in range(3):
        try:
            if i == 1: break
        except ValueError: pass
        else: print('else', i)
        finally: print('fin', i)
    else: return 'loop else'
    return 'broke at %d' % i
def while_finally():
    n = 0
    while n < 3:
        n += 1
        try:
            if n == 2: continue
            print('n', n)
        finally:
            print('fin', n)
    else: return 'done'
def deep(n):
    try:
        if n == 0: raise ValueError('bottom')
        deep(n - 1)
    finally: print('unwind', n)
def multi():
    out = []
    for e in (ValueError, KeyError, TypeError, IndexError, None):
        try:
            if e: raise e
        except (ValueError, KeyError): out.append('vk')
        except TypeError: out.append('t')
        except Exception as x: out.append(type(x).__name__)
        else: out.append('else')
    return out
def exc_override2():
    try:
        try: raise ValueError('lost')
        finally: raise KeyError('wins')
    except KeyError as e: return repr(e.__context__)
def try_in_loop():
    ok = 0
    for v in ('1', 'x', '3', None):
        try: ok += int(v)
        except ValueError: ok += 100
        except TypeError: ok += 1000
    return ok
def gen_fin():
    def g():
        try: yield 1
        finally: print('g fin')
    for v in g(): pass
    return v
def ret_in_except():
    try: 1 / 0
    except ZeroDivisionError as e: return str(e)
    finally: print('after return')
def cond_finally(x):
    try:
        if x: return 'early'
    finally: print('cf')
    return 'late'
def break_from_except():
    while True:
        try: raise ValueError
        except ValueError: break
    return 'ok'
def continue_in_except():
    n = 0
    while n < 5:
        n += 1
        try: raise ValueError
        except ValueError as e:
            if n < 3: continue
            break
    return n
def nested_loops():
    out = []
    for i in range(3):
        for j in range(3):
            try:
                if j == 1: break
                out.append((i, j))
            finally:
                if i == 1: break
    return out
def yield_fin():
    out = []
    def g():
        for i in range(2):
            try: yield i
            finally: out.append(i)
    list(g())
    return out
for f in (ret_override, exc_override, brk, cont, ret_value, ret_list, nested, loop_ret, exc_in_except, exc_in_else, finally_in_finally, break_else, while_finally, multi, exc_override2, try_in_loop, gen_fin, ret_in_except, break_from_except, continue_in_except, nested_loops, yield_fin):
    print(f.__name__, f())
print(cond_finally(1), cond_finally(0))
try: deep(3)
except ValueError as e: print(e)
try:
    try: raise KeyError('a')
    except ValueError: print('no')
    finally: print('outer finally')
except KeyError: print('outer caught')
for i in range(2):
    try: continue
    finally: print('module finally', i)
