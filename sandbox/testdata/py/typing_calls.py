from typing import *
import typing
def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
t(lambda: Counter("abca"))
t(lambda: Counter())
t(lambda: Deque([1, 2], 3))
t(lambda: Deque[int]([1]))
t(lambda: DefaultDict(int))
t(lambda: DefaultDict[str, int](int, {"a": 1})["b"])
t(lambda: ChainMap({1: 2}, {3: 4}))
t(lambda: OrderedDict([(1, 2)]))
t(lambda: OrderedDict[int, int]([(1, 2)]))
t(lambda: Counter[str]("aab").most_common(1))
t(lambda: List())
t(lambda: List[int]())
t(lambda: Dict())
t(lambda: Dict[str, int](a=1))
t(lambda: Set())
t(lambda: FrozenSet([1]))
t(lambda: Tuple())
t(lambda: Tuple[int]())
t(lambda: Type())
t(lambda: Type[int]())
t(lambda: Any())
t(lambda: Union())
t(lambda: Union[int, str]())
t(lambda: Optional())
t(lambda: Optional[int]())
t(lambda: ClassVar())
t(lambda: ClassVar[int]())
t(lambda: NoReturn())
t(lambda: AnyStr())
t(lambda: Text())
t(lambda: isinstance(Counter("a"), Counter))
t(lambda: isinstance([], List))
t(lambda: isinstance([], List[int]))
t(lambda: issubclass(list, List))
t(lambda: issubclass(dict, Mapping))
t(lambda: isinstance(3, Hashable))
t(lambda: isinstance({}, DefaultDict))
t(lambda: isinstance(OrderedDict(), OrderedDict))
class M(Dict[str, int]):
    pass
t(lambda: M(a=2))
class C2(Counter[str]):
    pass
t(lambda: C2("aab").most_common(1))
class D2(Deque[int]):
    pass
t(lambda: D2([1,2]))
class DD(DefaultDict[str, int]): pass
t(lambda: DD(int)["x"])
class LL(List): pass
t(lambda: LL([3]))
class CM(ChainMap[str, int]):
    pass
t(lambda: CM({"a": 1})["a"])
import collections
t(lambda: ChainMap.__origin__ is collections.ChainMap)
t(lambda: ChainMap[str, int].__origin__ is collections.ChainMap)
t(lambda: isinstance(ChainMap(), ChainMap))
t(lambda: isinstance({}, ChainMap))
t(lambda: repr(ChainMap[str, int]))
