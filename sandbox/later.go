package sandbox

import (
	"fmt"
	"strings"
	"sync"
)

// later is in which version of Python, after 3.7, names came to modules and types: what programs are written for today. (Source: the
// "What's New" documents of CPython.)
var later = sync.OnceValue(func() map[string]string {
	return versions(map[string]string{
		"3.8": "functools.cached_property functools.singledispatchmethod math.comb math.dist math.isqrt math.perm math.prod typing.Final " +
			"typing.Literal typing.Protocol typing.SupportsIndex typing.TypedDict typing.final typing.get_args typing.get_origin " +
			"typing.runtime_checkable",
		"3.9": "functools.cache math.lcm math.nextafter math.ulp random.randbytes str.removeprefix str.removesuffix typing.Annotated",
		"3.10": "dataclasses.KW_ONLY dataclasses.dataclass.kw_only dataclasses.dataclass.match_args dataclasses.dataclass.slots int.bit_count itertools.pairwise typing.Concatenate typing.ParamSpec typing.TypeAlias typing.TypeGuard " +
			"typing.is_typeddict",
		"3.11": "dataclasses.dataclass.weakref_slot enum.ReprEnum enum.StrEnum math.cbrt math.exp2 operator.call typing.LiteralString typing.Never typing.NotRequired " +
			"typing.Required typing.Self typing.assert_never typing.assert_type typing.reveal_type",
		"3.12": "int.is_integer itertools.batched math.sumprod random.binomialvariate typing.override",
	})
})

// versions turns the lists of names by version into versions by name.
func versions(names map[string]string) map[string]string {
	of := map[string]string{}
	for version, list := range names { // in any order
		for _, name := range strings.Fields(list) {
			of[name] = version
		}
	}
	return of
}

// hintAtLater returns the hint at what a module or type has in later versions.
func hintAtLater(of, name string) string {
	if version := later()[of+"."+name]; version != "" {
		return fmt.Sprintf(". Python has it since %s.", version)
	}
	return ""
}

// hintAtOperator returns the hint at an operation that later versions have, by the message of the TypeError.
func hintAtOperator(shape string, names []string) string {
	isType := func(name string) bool { return name == "type" || name == "NoneType" || name == "_GenericAlias" }
	switch shape {
	case "Expected maxsize to be an integer or None":
		return ". If @lru_cache without parentheses is meant: that is Python 3.8; before, it is @lru_cache()."
	case "zip() takes no keyword arguments":
		return ". Python has strict since 3.10."
	case "sum() takes no keyword arguments":
		return ". Python has start since 3.8."
	case "dataclass() got an unexpected keyword argument ''":
		return hintAtLater("dataclasses.dataclass", names[0])
	case "'' object is not subscriptable":
		if names[0] == "type" {
			return ". If list[int] or the like is meant: that is Python 3.9; before, it is List[int] of typing."
		}
	case "unsupported operand type(s) for |: '' and ''", "unsupported operand type(s) for |=: '' and ''":
		switch {
		case names[0] == "dict" && names[1] == "dict":
			return ". Dicts have it since Python 3.9; before, update does it."
		case isType(names[0]) && isType(names[1]):
			return ". Types have it since Python 3.10; before, Union and Optional of typing stand for it."
		}
	}
	return ""
}
