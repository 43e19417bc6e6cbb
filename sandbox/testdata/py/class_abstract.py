# Abstract patterns, polymorphism, mixins, comparison of classes.
class Shape:
    def area(self): raise NotImplementedError
    def name(self): raise NotImplementedError('name of ' + type(self).__name__)
    def describe(self): return '%s: %.2f' % (self.name(), self.area())
class Square(Shape):
    def __init__(self, s): self.s = s
    def area(self): return self.s ** 2
    def name(self): return 'square'
class Half(Shape):
    def name(self): return 'half'
print(Square(3).describe())
for s in (Shape(), Half()):
    try: print(s.describe())
    except NotImplementedError as e: print(repr(e), str(e) == '')
print(Shape == Shape, Shape == Square, Shape != Square, Shape is Shape)
try: Shape < Square
except TypeError as e: print(e)
print(sorted([Square, Shape, Half], key=lambda c: c.__name__), {Shape: 1}[Shape], type(Shape) == type, isinstance(Shape, type), isinstance(Shape, object), issubclass(type, object), isinstance(type, type), isinstance(object, type))
class JsonMixin:
    def to_json(self): return str({k: v for k, v in sorted(self.__dict__.items())})
class EqMixin:
    def __eq__(self, o): return type(self) is type(o) and self.__dict__ == o.__dict__
    def __ne__(self, o): return not self == o
    def __hash__(self): return hash(tuple(sorted(self.__dict__.items())))
class P(JsonMixin, EqMixin):
    def __init__(self, x, y): self.x, self.y = x, y
print(P(1, 2).to_json(), P(1, 2) == P(1, 2), P(1, 2) != P(1, 3), len({P(1, 2), P(1, 2)}))
class Visitor:
    def visit(self, node): return getattr(self, 'visit_' + type(node).__name__, self.generic)(node)
    def visit_int(self, n): return 'int %d' % n
    def visit_list(self, n): return [self.visit(x) for x in n]
    def generic(self, n): return 'generic ' + repr(n)
print(Visitor().visit([1, 'a', [2, None]]))
class Meta:
    instances = []
    def __init__(self):
        Meta.instances.append(self)
        self.id = len(Meta.instances)
[Meta() for _ in range(3)]
print([m.id for m in Meta.instances])
class Node:
    def __init__(self, v, next=None): self.v, self.next = v, next
    def __iter__(self):
        n = self
        while n:
            yield n.v
            n = n.next
print(list(Node(1, Node(2, Node(3)))))
class Tree:
    def __init__(self, v, l=None, r=None): self.v, self.l, self.r = v, l, r
    def __iter__(self):
        if self.l: yield from self.l
        yield self.v
        if self.r: yield from self.r
print(list(Tree(2, Tree(1), Tree(3))), sum(Tree(2, Tree(1), Tree(3))))
class Chain:
    def __init__(self): self.ops = []
    def __getattr__(self, n): self.ops.append(n); return self
    def __call__(self, *a): self.ops.append(a); return self
print(Chain().a.b(1).c(2, 3).ops)
def class_factory(base, **attrs): return type('Made', (base,), attrs)
C = class_factory(Square, color='red', area=lambda self: 99)
print(C(1).describe(), C.color, C.__name__, C.__bases__)
print(isinstance(C(1), Shape), [k.__name__ for k in C.__mro__])
x = type('X', (), {'__doc__': 'd', 'v': 1, '__init__': lambda self, a: setattr(self, 'a', a)})
print(x(5).a, x.v, x.__doc__, x, x.__module__)
for bad in ((1, (), {}), ('X', 1, {}), ('X', (), 1), ('X',(),{}, 1), (), ('X', ())):
    try: print(type(*bad))
    except TypeError as e: print(e)
class Z:
    def __init__(self): self.a = self.b = 0
    def inc(self): self.a += 1; return self
print(Z().inc().inc().a, vars if False else '')
class OldSub(Square):
    def __init__(self, *a, **k): Square.__init__(self, *a, **k)
print(OldSub(4).area(), OldSub(s=2).area())
