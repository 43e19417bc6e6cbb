"""Constants, and classes that fill in templates."""

whitespace = ' \t\n\r\v\f'
ascii_lowercase = 'abcdefghijklmnopqrstuvwxyz'
ascii_uppercase = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
ascii_letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
digits = '0123456789'
hexdigits = '0123456789abcdefABCDEF'
octdigits = '01234567'
punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
printable = digits + ascii_letters + punctuation + whitespace


def capwords(s, sep=None):
    """Capitalize the words of a string."""
    return (sep or ' ').join([word.capitalize() for word in s.split(sep)])


class Template:
    """A string with placeholders: $name or ${name}, and $$ for a dollar sign."""

    delimiter = '$'

    def __init__(self, template):
        self.template = template

    def substitute(*args, **kws):
        """Fill in the placeholders; a missing one is a KeyError."""
        self, mapping = _template_args('substitute', args, kws)
        return self._fill(mapping, False)

    def safe_substitute(*args, **kws):
        """Fill in the placeholders; a missing one stays as it is."""
        self, mapping = _template_args('safe_substitute', args, kws)
        return self._fill(mapping, True)

    def _fill(self, mapping, safe):
        text, mark = self.template, self.delimiter
        out = []
        start = 0
        while True:
            at = text.find(mark, start)
            if at < 0:
                out.append(text[start:])
                return ''.join(out)
            out.append(text[start:at])
            after = at + len(mark)
            if text.startswith(mark, after):
                out.append(mark)
                start = after + len(mark)
                continue
            braced = text[after:after + 1] == '{'
            first = after + braced
            end = _name_end(text, first)
            if end == first or braced and text[end:end + 1] != '}':
                if not safe:
                    self._invalid(at)
                out.append(mark)
                start = after
                continue
            start = end + braced
            name = text[first:end]
            if safe and name not in mapping:
                out.append(text[at:start])
            else:
                out.append(str(mapping[name]))

    def _invalid(self, at):
        lines = self.template[:at].splitlines(True)
        if not lines:
            column, line = 1, 1
        else:
            column, line = at - len(''.join(lines[:-1])) + 1, len(lines)
            if lines[-1].endswith('\n'):
                column, line = 1, line + 1
        raise ValueError('Invalid placeholder in string: line %d, col %d' % (line, column))


def _template_args(name, args, kws):
    if not args:
        raise TypeError("descriptor '%s' of 'Template' object needs an argument" % name)
    if len(args) > 2:
        raise TypeError('Too many positional arguments')
    if len(args) == 1:
        return args[0], kws
    if not kws:
        return args
    mapping = dict(args[1])
    mapping.update(kws)
    return args[0], mapping


def _name_end(text, start):
    """Return where the name that starts at an index ends."""
    end, n = start, len(text)
    while end < n and (text[end] in ascii_letters or text[end] == '_' or end > start and text[end] in digits):
        end += 1
    return end


class Formatter:
    """What str.format does, in methods that classes can override."""

    def format(*args, **kwargs):
        """Fill in the fields of a format string."""
        if not args:
            raise TypeError("descriptor 'format' of 'Formatter' object needs an argument")
        if len(args) < 2:
            raise TypeError("format() missing 1 required positional argument: 'format_string'")
        return args[0].vformat(args[1], list(args[2:]), kwargs)

    def vformat(self, format_string, args, kwargs):
        """Fill in the fields with items of a tuple and a dict."""
        used = set()
        result, _ = self._vformat(format_string, args, kwargs, used, 2, 0)
        self.check_unused_args(used, args, kwargs)
        return result

    def _vformat(self, text, args, kwargs, used, depth, auto):
        if depth < 0:
            raise ValueError('Max string recursion exceeded')
        out = []
        for literal, name, spec, conversion in self.parse(text):
            if literal:
                out.append(literal)
            if name is None:
                continue
            if name == '':
                if auto is False:
                    raise ValueError('cannot switch from manual field specification to automatic field numbering')
                name = str(auto)
                auto += 1
            elif name.isdigit():
                if auto:
                    raise ValueError('cannot switch from manual field specification to automatic field numbering')
                auto = False
            value, key = self.get_field(name, args, kwargs)
            used.add(key)
            value = self.convert_field(value, conversion)
            spec, auto = self._vformat(spec, args, kwargs, used, depth - 1, auto)
            out.append(self.format_field(value, spec))
        return ''.join(out), auto

    def get_value(self, key, args, kwargs):
        """Return an argument by its number or name."""
        return args[key] if isinstance(key, int) else kwargs[key]

    def check_unused_args(self, used_args, args, kwargs):
        """Complain about arguments that no field mentions, if wanted."""

    def format_field(self, value, format_spec):
        """Format one value."""
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        """Apply !s, !r or !a."""
        if conversion is None:
            return value
        if conversion == 's':
            return str(value)
        if conversion == 'r':
            return repr(value)
        if conversion == 'a':
            return ascii(value)
        raise ValueError('Unknown conversion specifier ' + conversion)

    def parse(self, format_string):
        """Return tuples of literal text, field name, format specification and conversion."""
        return _parse_fields(format_string)

    def get_field(self, field_name, args, kwargs):
        """Return the value of a field, and the argument that it begins with."""
        first, rest = _split_field(field_name)
        value = self.get_value(first, args, kwargs)
        for is_attribute, key in rest:
            value = getattr(value, key) if is_attribute else value[key]
        return value, first


def _parse_fields(text):
    out = []
    literal = ''
    at, n = 0, len(text)
    while at < n:
        c = text[at]
        if c not in '{}':
            literal += c
            at += 1
        elif text[at + 1:at + 2] == c:
            out.append((literal + c, None, None, None))
            literal = ''
            at += 2
        elif c == '}':
            raise ValueError("Single '}' encountered in format string")
        else:
            field, at = _field_end(text, at + 1)
            out.append((literal,) + _field_parts(field))
            literal = ''
    if literal:
        out.append((literal, None, None, None))
    return iter(out)


def _field_end(text, start):
    depth = 1
    for at in range(start, len(text)):
        if text[at] == '{':
            depth += 1
        elif text[at] == '}':
            depth -= 1
            if not depth:
                return text[start:at], at + 1
    if start == len(text):
        raise ValueError("Single '{' encountered in format string")
    raise ValueError("expected '}' before end of string")


def _field_parts(field):
    bracket = False
    for at, c in enumerate(field):
        if c == '[':
            bracket = True
        elif c == ']':
            bracket = False
        elif bracket:
            continue
        elif c == ':':
            return field[:at], field[at + 1:], None
        elif c == '!':
            if at + 1 == len(field):
                raise ValueError('end of string while looking for conversion specifier')
            if field[at + 2:at + 3] not in ('', ':'):
                raise ValueError("expected ':' after conversion specifier")
            return field[:at], field[at + 3:], field[at + 1]
    return field, '', None


def _split_field(name):
    end = 0
    while end < len(name) and name[end] not in '.[':
        end += 1
    first, rest = name[:end], []
    while end < len(name):
        start = end + 1
        if name[end] == '.':
            end = start
            while end < len(name) and name[end] not in '.[':
                end += 1
            key = name[start:end]
            rest.append((True, key))
        elif name[end] == '[':
            end = name.find(']', start)
            if end < 0:
                raise ValueError("Missing ']' in format string")
            key = name[start:end]
            rest.append((False, int(key) if key.isdigit() else key))
            end += 1
        else:
            raise ValueError("Only '.' or '[' may follow ']' in format field specifier")
        if not key:
            raise ValueError('Empty attribute in format string')
    return (int(first) if first.isdigit() else first), rest
