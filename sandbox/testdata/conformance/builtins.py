"""The builtin names of the sandbox as a module. All else is absent."""

from absent import absent

abs = abs
all = all
any = any
ascii = ascii
bin = bin
bool = bool
callable = callable
chr = chr
classmethod = classmethod
delattr = delattr
dict = dict
dir = dir
divmod = divmod
enumerate = enumerate
filter = filter
float = float
format = format
frozenset = frozenset
getattr = getattr
hasattr = hasattr
hash = hash
hex = hex
id = id
int = int
isinstance = isinstance
issubclass = issubclass
iter = iter
len = len
list = list
map = map
max = max
min = min
next = next
object = object
oct = oct
ord = ord
pow = pow
print = print
property = property
range = range
repr = repr
reversed = reversed
round = round
set = set
setattr = setattr
slice = slice
sorted = sorted
staticmethod = staticmethod
str = str
sum = sum
super = super
tuple = tuple
type = type
zip = zip


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    return absent("builtins." + name)
