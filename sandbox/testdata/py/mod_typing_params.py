# What stands in the brackets of the names of typing.
import typing
from typing import *

T, K = TypeVar('T'), TypeVar('K')


def show(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


for f in (
    lambda: Optional[None], lambda: Optional[1, 2], lambda: Optional[1], lambda: Optional[()], lambda: Optional['A'],
    lambda: Optional[Optional[int]], lambda: Union[()], lambda: Union[None], lambda: Union[int, None], lambda: Union[1],
    lambda: Union[int, 'a', Union[str, None]], lambda: Union[int, 1], lambda: Tuple[()], lambda: Tuple[int, ...],
    lambda: Tuple[1], lambda: Tuple[int, 2], lambda: Tuple[1, ...], lambda: Tuple[int, None], lambda: List[int][str],
    lambda: List[()], lambda: Dict[int], lambda: Dict[int, str, int], lambda: Callable[int, str], lambda: Callable[[int]],
    lambda: Callable[[1], int], lambda: Callable[[], 5], lambda: Callable[...], lambda: Callable[..., int], lambda: Callable[[], None],
    lambda: Any[int], lambda: NoReturn[int], lambda: ClassVar[int, str], lambda: ClassVar[1], lambda: ClassVar[int],
    lambda: TypeVar('A', int), lambda: TypeVar('A', int, str), lambda: TypeVar('A', bound=int), lambda: TypeVar('A', covariant=True),
    lambda: TypeVar('A', contravariant=True), lambda: TypeVar('A', covariant=True, contravariant=True),
    lambda: TypeVar('A', int, str, bound=int), lambda: Generic[int], lambda: Generic[T, T], lambda: Generic[()], lambda: Generic[T, K],
    lambda: List[T][int], lambda: Dict[K, T][int, str], lambda: Dict[K, List[T]][int, str], lambda: Dict[K, List[T]][T, int],
    lambda: Union[T, int][str], lambda: Optional[T][int], lambda: Callable[[T], K][int, str], lambda: Tuple[T, T][int],
    lambda: List[Dict[K, List[K]]][str], lambda: Dict[K, T][int], lambda: List[T][int, str], lambda: List[T][5],
    lambda: List[int].__args__, lambda: Optional[int].__args__, lambda: Optional[int].__origin__, lambda: Tuple[()].__args__,
    lambda: Callable[[int], str].__args__, lambda: Callable[..., None].__args__, lambda: Dict[K, List[T]].__parameters__,
    lambda: List.__origin__, lambda: Dict[int, str].__origin__, lambda: List[int].__parameters__,
    lambda: Union[int, str] == Union[str, int], lambda: hash(Union[int, str]) == hash(Union[str, int]), lambda: List[int] == List[str],
    lambda: {Union[int, str]: 1}[Union[str, int]],
):
    show(f)
values = [1], (1,), 'a', {1: 2}, {1}, frozenset(), range(3), iter([1]), (x for x in [1]), len, show, int, 5, None, {}.keys()
for name in ('Callable Iterable Iterator Sized Container Hashable Collection Reversible Generator Sequence MutableSequence '
             'Mapping MutableMapping').split():
    print(name, [isinstance(v, getattr(typing, name)) for v in values])
for f in lambda: isinstance([], Any), lambda: isinstance([], List[int]), lambda: isinstance(1, Union[int, str]), lambda: isinstance([], List):
    show(f)
