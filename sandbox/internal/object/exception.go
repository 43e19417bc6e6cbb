package object

import "fmt"

// The exception classes of Python 3.7 that make sense without an operating system.
// They are immutable and shared by all robots.
var (
	BaseException       = newExceptionType("BaseException", nil)
	SystemExit          = newExceptionType("SystemExit", BaseException)
	KeyboardInterrupt   = newExceptionType("KeyboardInterrupt", BaseException)
	GeneratorExit       = newExceptionType("GeneratorExit", BaseException)
	ExceptionType       = newExceptionType("Exception", BaseException)
	StopIteration       = newExceptionType("StopIteration", ExceptionType)
	StopAsyncIteration  = newExceptionType("StopAsyncIteration", ExceptionType)
	ArithmeticError     = newExceptionType("ArithmeticError", ExceptionType)
	FloatingPointError  = newExceptionType("FloatingPointError", ArithmeticError)
	OverflowError       = newExceptionType("OverflowError", ArithmeticError)
	ZeroDivisionError   = newExceptionType("ZeroDivisionError", ArithmeticError)
	AssertionError      = newExceptionType("AssertionError", ExceptionType)
	AttributeError      = newExceptionType("AttributeError", ExceptionType)
	BufferError         = newExceptionType("BufferError", ExceptionType)
	EOFError            = newExceptionType("EOFError", ExceptionType)
	ImportError         = newExceptionType("ImportError", ExceptionType)
	ModuleNotFoundError = newExceptionType("ModuleNotFoundError", ImportError)
	LookupError         = newExceptionType("LookupError", ExceptionType)
	IndexError          = newExceptionType("IndexError", LookupError)
	KeyError            = newExceptionType("KeyError", LookupError)
	MemoryError         = newExceptionType("MemoryError", ExceptionType)
	NameError           = newExceptionType("NameError", ExceptionType)
	UnboundLocalError   = newExceptionType("UnboundLocalError", NameError)
	OSError             = newExceptionType("OSError", ExceptionType)
	FileNotFoundError   = newExceptionType("FileNotFoundError", OSError)
	PermissionError     = newExceptionType("PermissionError", OSError)
	FileExistsError     = newExceptionType("FileExistsError", OSError)
	IsADirectoryError   = newExceptionType("IsADirectoryError", OSError)
	NotADirectoryError  = newExceptionType("NotADirectoryError", OSError)
	BlockingIOError     = newExceptionType("BlockingIOError", OSError)
	ChildProcessError   = newExceptionType("ChildProcessError", OSError)
	InterruptedError    = newExceptionType("InterruptedError", OSError)
	ProcessLookupError  = newExceptionType("ProcessLookupError", OSError)
	ConnectionError     = newExceptionType("ConnectionError", OSError)
	BrokenPipeError     = newExceptionType("BrokenPipeError", ConnectionError)
	ConnectionAborted   = newExceptionType("ConnectionAbortedError", ConnectionError)
	ConnectionRefused   = newExceptionType("ConnectionRefusedError", ConnectionError)
	ConnectionReset     = newExceptionType("ConnectionResetError", ConnectionError)
	TimeoutError        = newExceptionType("TimeoutError", OSError)
	ReferenceError      = newExceptionType("ReferenceError", ExceptionType)
	RuntimeError        = newExceptionType("RuntimeError", ExceptionType)
	NotImplementedError = newExceptionType("NotImplementedError", RuntimeError)
	RecursionError      = newExceptionType("RecursionError", RuntimeError)
	SyntaxError         = newExceptionType("SyntaxError", ExceptionType)
	IndentationError    = newExceptionType("IndentationError", SyntaxError)
	TabError            = newExceptionType("TabError", IndentationError)
	SystemError         = newExceptionType("SystemError", ExceptionType)
	TypeError           = newExceptionType("TypeError", ExceptionType)
	ValueError          = newExceptionType("ValueError", ExceptionType)
	UnicodeError        = newExceptionType("UnicodeError", ValueError)
	UnicodeDecodeError  = newExceptionType("UnicodeDecodeError", UnicodeError)
	UnicodeEncodeError  = newExceptionType("UnicodeEncodeError", UnicodeError)
	UnicodeTranslate    = newExceptionType("UnicodeTranslateError", UnicodeError)
	Warning             = newExceptionType("Warning", ExceptionType)
	DeprecationWarning  = newExceptionType("DeprecationWarning", Warning)
	RuntimeWarning      = newExceptionType("RuntimeWarning", Warning)
	SyntaxWarning       = newExceptionType("SyntaxWarning", Warning)
	UserWarning         = newExceptionType("UserWarning", Warning)
	PendingDeprecation  = newExceptionType("PendingDeprecationWarning", Warning)
	FutureWarning       = newExceptionType("FutureWarning", Warning)
	ImportWarning       = newExceptionType("ImportWarning", Warning)
	UnicodeWarning      = newExceptionType("UnicodeWarning", Warning)
	BytesWarning        = newExceptionType("BytesWarning", Warning)
	ResourceWarning     = newExceptionType("ResourceWarning", Warning)
)

// ExceptionTypes lists the exception classes above.
func ExceptionTypes() []*Type {
	return []*Type{
		BaseException, SystemExit, KeyboardInterrupt, GeneratorExit, ExceptionType,
		StopIteration, StopAsyncIteration, ArithmeticError, FloatingPointError,
		OverflowError, ZeroDivisionError, AssertionError, AttributeError, BufferError,
		EOFError, ImportError, ModuleNotFoundError, LookupError, IndexError, KeyError,
		MemoryError, NameError, UnboundLocalError, OSError, FileNotFoundError,
		PermissionError, FileExistsError, IsADirectoryError, NotADirectoryError,
		BlockingIOError, ChildProcessError, InterruptedError, ProcessLookupError,
		ConnectionError, BrokenPipeError, ConnectionAborted, ConnectionRefused,
		ConnectionReset, TimeoutError, ReferenceError, RuntimeError,
		NotImplementedError, RecursionError, SyntaxError, IndentationError, TabError,
		SystemError, TypeError, ValueError, UnicodeError, UnicodeDecodeError,
		UnicodeEncodeError, UnicodeTranslate, Warning, DeprecationWarning, RuntimeWarning, SyntaxWarning,
		UserWarning, PendingDeprecation, FutureWarning, ImportWarning, UnicodeWarning,
		BytesWarning, ResourceWarning,
	}
}

// ErrnoClass returns the class of an OSError with the error number, as on Linux.
func ErrnoClass(errno int64) *Type {
	switch errno {
	case 2:
		return FileNotFoundError
	case 17:
		return FileExistsError
	case 21:
		return IsADirectoryError
	case 20:
		return NotADirectoryError
	case 1, 13:
		return PermissionError
	case 11, 114, 115:
		return BlockingIOError
	case 10:
		return ChildProcessError
	case 4:
		return InterruptedError
	case 3:
		return ProcessLookupError
	case 32, 108:
		return BrokenPipeError
	case 103:
		return ConnectionAborted
	case 111:
		return ConnectionRefused
	case 104:
		return ConnectionReset
	case 110:
		return TimeoutError
	}
	return OSError
}

// TracebackType is the class of Traceback, which is all that Python code sees of the
// places where an exception has passed.
var (
	TracebackType = newTracebackType()
	Traceback     = NewInstance(TracebackType).Value()
)

func newTracebackType() *Type {
	t := NewType("traceback", ObjectType)
	t.Builtin, t.Final, t.NoDict = true, true, true
	return t
}

// ObjectType is the class object, the root of all classes.
var ObjectType = newObjectType()

func newObjectType() *Type {
	t := NewType("object")
	t.Builtin, t.NoDict = true, true
	return t
}

// NewExceptionType returns an exception class for the host to offer; it is
// immutable and may be shared.
func NewExceptionType(name string, base *Type) *Type {
	return newExceptionType(name, base)
}

func newExceptionType(name string, base *Type) *Type {
	if base == nil {
		base = ObjectType
	}
	t := NewType(name, base)
	t.IsException = true
	t.Builtin = true
	return t
}

// Raise returns a new exception of the class with a message.
func Raise(class *Type, format string, args ...any) error {
	return RaiseValue(class, String(fmt.Sprintf(format, args...)))
}

// RaiseValue returns a new exception of the class with the arguments.
func RaiseValue(class *Type, args ...Value) error {
	exc := NewInstance(class)
	exc.Exc.Args = TupleOf(args...)
	return exc.Raised()
}
