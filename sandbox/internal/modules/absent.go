package modules

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
)

// futureModule is the module __future__, whose features are those of the language
// already.
func futureModule() *native.Module {
	m := native.NewModule("__future__")
	names := strings.Fields("nested_scopes generators division absolute_import with_statement print_function " +
		"unicode_literals barry_as_FLUFL generator_stop annotations")
	for _, name := range names {
		m.Define(name, object.None)
	}
	m.Define("all_feature_names", native.SharedTuple(names...))
	return m
}

// isAbsent reports whether CPython's library has a module that a sandbox cannot have, or does not: importing one says so.
func isAbsent(module string) bool { return slices.Contains(strings.Fields(absentModules), module) }

const absentModules = "argparse array ast asyncio atexit base64 binascii builtins bz2 calendar cmath code codecs " +
	"concurrent configparser contextvars csv ctypes curses datetime dbm decimal difflib dis email errno faulthandler " +
	"fcntl fileinput fnmatch fractions ftplib gc getopt getpass gettext glob gzip hashlib hmac html http imaplib importlib " +
	"inspect io ipaddress json keyword linecache locale logging lzma mailbox marshal mimetypes mmap multiprocessing " +
	"netrc nntplib os pathlib pdb pickle pkgutil platform poplib pprint profile pty pwd queue re readline " +
	"resource runpy sched secrets select selectors shelve shlex shutil signal site smtplib socket socketserver sqlite3 ssl " +
	"stat statistics struct subprocess symtable sys sysconfig syslog tarfile tempfile termios textwrap _thread threading time " +
	"timeit tkinter token tokenize trace traceback tracemalloc tty turtle types unicodedata unittest urllib uuid venv warnings " +
	"wave weakref webbrowser winreg xml xmlrpc zipfile zipimport zlib"
