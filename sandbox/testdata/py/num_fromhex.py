for s in ['0x1.8p3', '-0x.1', '1', 'a.bp-2', ' 0X1P+4 ', 'inf', '-nan', '0x', '', '1.2.3', 'g', '0x1p2000', '0x1p-2000', '0x1.fffffffffffff8p1023', '1p', '--1', '0x1.00000000000008p0', '0x1.00000000000018p0']:
    try: print(repr(s), float.fromhex(s))
    except Exception as e: print(repr(s), type(e).__name__, e)
for x in (0.1, 1.5, -3.75, 1e300, 5e-324, 0.0, -0.0): print(x.hex(), float.fromhex(x.hex()) == x)
class F(float): pass
print(type(F.fromhex('1')).__name__)
