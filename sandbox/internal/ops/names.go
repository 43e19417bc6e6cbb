// Package ops holds the operations that Python defines for all values: operators,
// comparison, attributes, items, iteration, hashing, truth, repr. For values of
// builtin types they are done here; where a class statement's type defines a
// special method they call it, through object.Thread.
//
// An operation charges for what it does in proportion to its size before it does
// it, and follows the rule of object.Func: nothing is changed before the first
// point at which it may return object.ErrReenter.
package ops

import "bhack/sandbox/internal/object"

// Names of special attributes.
var (
	NameAbstracts = object.NewSharedStr("__abstractmethods__")
	NameAll       = object.NewSharedStr("__all__")
	NameCall      = object.NewSharedStr("__call__")
	NameClass     = object.NewSharedStr("__class__")
	NameDict      = object.NewSharedStr("__dict__")
	NameDoc       = object.NewSharedStr("__doc__")
	NameEnter     = object.NewSharedStr("__enter__")
	NameExit      = object.NewSharedStr("__exit__")
	NameInit      = object.NewSharedStr("__init__")
	NameModule    = object.NewSharedStr("__module__")
	NameName      = object.NewSharedStr("__name__")
	NameNew       = object.NewSharedStr("__new__")
	NameQualname  = object.NewSharedStr("__qualname__")

	NameEncoding     = object.NewSharedStr("encoding")
	NameObject       = object.NewSharedStr("object")
	NameStart        = object.NewSharedStr("start")
	NameEnd          = object.NewSharedStr("end")
	NameReason       = object.NewSharedStr("reason")
	NameFilename     = object.NewSharedStr("filename")
	NameLineno       = object.NewSharedStr("lineno")
	nameMsg          = object.NewSharedStr("msg")
	nameGetAttr      = object.NewSharedStr("__getattr__")
	nameGetAttribute = object.NewSharedStr("__getattribute__")
	nameSetAttr      = object.NewSharedStr("__setattr__")
	nameDelAttr      = object.NewSharedStr("__delattr__")
	nameGet          = object.NewSharedStr("__get__")
	nameSet          = object.NewSharedStr("__set__")
	nameDelete       = object.NewSharedStr("__delete__")
	nameSetName      = object.NewSharedStr("__set_name__")
	nameInitSubclass = object.NewSharedStr("__init_subclass__")

	nameInstanceCheck = object.NewSharedStr("__instancecheck__")
	nameSubclassCheck = object.NewSharedStr("__subclasscheck__")
	namePrepare       = object.NewSharedStr("__prepare__")
	nameClassCell     = object.NewSharedStr("__classcell__")

	nameBool     = object.NewSharedStr("__bool__")
	nameContains = object.NewSharedStr("__contains__")
	nameDelItem  = object.NewSharedStr("__delitem__")
	nameEq       = object.NewSharedStr("__eq__")
	NameFloat    = object.NewSharedStr("__float__")
	NameFormat   = object.NewSharedStr("__format__")
	NameGetItem  = object.NewSharedStr("__getitem__")
	nameHash     = object.NewSharedStr("__hash__")
	NameIndex    = object.NewSharedStr("__index__")
	NameInt      = object.NewSharedStr("__int__")
	NameIter     = object.NewSharedStr("__iter__")
	NameLen      = object.NewSharedStr("__len__")
	nameMissing  = object.NewSharedStr("__missing__")
	nameNe       = object.NewSharedStr("__ne__")
	NameNext     = object.NewSharedStr("__next__")
	nameRepr     = object.NewSharedStr("__repr__")
	NameReversed = object.NewSharedStr("__reversed__")
	nameSetItem  = object.NewSharedStr("__setitem__")
	nameStr      = object.NewSharedStr("__str__")
	NameTrunc    = object.NewSharedStr("__trunc__")
	nameSlots    = object.NewSharedStr("__slots__")
	NameRound    = object.NewSharedStr("__round__")
	NameAbs      = object.NewSharedStr("__abs__")
	NameDivMod   = object.NewSharedStr("__divmod__")
	nameKeys     = object.NewSharedStr("keys")
	nameClose    = object.NewSharedStr("close")
	NameField    = object.NewSharedStr("name")
	NameThrow    = object.NewSharedStr("throw")
	nameSend     = object.NewSharedStr("send")
)
