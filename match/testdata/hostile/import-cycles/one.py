import two
import one
from two import *
