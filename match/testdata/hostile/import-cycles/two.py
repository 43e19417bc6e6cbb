import one
import two
from one import *
