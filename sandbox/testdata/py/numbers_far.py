for s in (slice(-2**62, 2**62),slice(-2**100, 2**100),slice(None),slice(5,-3,-1),slice(2**63,None,-2**64),slice(-1,-1,3)):
    for n in (0,1,5,2**62,2**63-1,2**63,2**100):
        print(s, n, s.indices(n))
from contextlib import ExitStack
with ExitStack() as st:
    st.callback(lambda **k: print(k), self=1)
    st.callback(callback=lambda **k: print(k), arg=3)
    st.callback(lambda *a, **k: print(a,k), 1, callback=4)
import math
for x in (-10**100,-1e100,10**100,1e100,-1,5.5,2.0,'a',2**63,-2**63-1):
    try: print(math.factorial(x))
    except Exception as e: print(type(e).__name__, e)
for t in ('1'+'0'*800+'e-800','12'*600+'e-1190','-'+'9'*900+'.5e-899','0'*900+'1','0.'+'0'*900+'1e901','1'+'0'*1200+'.5e-1200','1_0'*400+'e-800','9'*2000+'e-1700','1'*850+'e-1000', '0'*1000+'.'+'0'*1000+'5e1001','1'+'0'*790+'e-790'):
    print(float(t))
import random
random.seed(7)
acc=0
for i in range(3000):
    n=random.choice([700,760,767,768,779,780,781,790,799,800,801,900,1500])
    s=''.join(random.choice('0123456789') for _ in range(n)) if i%3 else str(random.choice([9007199254740993,2**54+2,4503599627370497]))+'0'*n+random.choice(['','1','0'])
    if i%4==1: s='0'*random.randrange(900)+s
    k=random.randrange(len(s)+1)
    if i%2: s=s[:k]+'.'+s[k:]
    s+='e%d'%(random.randrange(-1900,400))
    f=float(s)
    acc=(acc*31+hash(f))%(1<<61)
    if i%250==0: print(f)
print(acc)
