try: import inner_bad
except ZeroDivisionError: done = 'recovered'
