"""The types that the sandbox has, by their names in CPython's types. All else is absent."""

from absent import absent
import functools


class _C:
    def method(self):
        pass


def _generate():
    yield


FunctionType = LambdaType = type(_generate)
MethodType = type(_C().method)
BuiltinFunctionType = BuiltinMethodType = type(len)
GeneratorType = type(_generate())
MappingProxyType = type(_C.__dict__)
ModuleType = type(functools)
WrapperDescriptorType = type(object.__init__)
MethodWrapperType = type(object().__str__)
MethodDescriptorType = type(str.join)


def __getattr__(name):
    if name.startswith('__'):
        raise AttributeError(name)
    return absent('types.' + name)
