print('outer loads')
import inner_bad
