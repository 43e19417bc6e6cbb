import random
r=random.Random(5)
def run(n,dom,ops):
    s=set(); out=0
    for i in range(ops):
        k=r.randrange(dom); c=r.random()
        if c<n: s.add(k)
        elif c<n+0.25: s.discard(k)
        elif c<n+.28 and s: out^=hash(s.pop())
        elif c<n+.30: s|=set(r.sample(range(dom),min(5,dom)))
        elif c<n+.31: s-=set(r.sample(range(dom),min(7,dom)))
        elif c<n+.312: s=set(s)
        elif c<n+.313: s=s.copy()
        elif c<n+.315: s&=set(range(0,dom,2))|s
        elif c<n+.3155: s.clear()
        out=(out*31+(hash(tuple(s)) if i%7==0 else 0))%(2**61)
    return out,len(s),list(s)[:20]
for dom in (3,10,20,60,300,1000,5000,200000):
    for n in (.3,.5,.69):
        print(dom,n,run(n,dom,3000))
s=set()
for i in range(200000): s.add(i*7919%1000003)
print(sum(i*x for i,x in enumerate(s))%1000003)
for i in range(199990): s.pop()
print(list(s)); s|={1,2,3}; print(list(s)); s-={1,2}; 
for i in range(50): s.add(i*1000)
print(list(s))
for i in range(20): s.discard(i*1000)
s|=set(range(100000,100100)); print(list(s))
