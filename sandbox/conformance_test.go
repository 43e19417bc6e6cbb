package sandbox_test

import (
	"bufio"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

var (
	conformance       = flag.String("conformance", "", "the folder of CPython 3.7's own tests, which TestConformance runs")
	conformanceOnly   = flag.String("conformance.only", "", "run one test, as test_list.ListTest.test_len, and show its traceback")
	conformanceUpdate = flag.Bool("conformance.update", false, "write the list of differences anew; a new one has the category '?' if nothing tells it")
	conformanceKeep   = flag.String("conformance.keep", "", "a folder to write the programs to that are run")
)

const (
	conformanceFolder = "testdata/conformance/"
	// A test may take so many bytecodes, and keep so much alive.
	mostOfTest   = 300_000_000
	memoryOfTest = 512 << 20
)

// pythonLibrary are modules of CPython's library which the sandbox does not have, that are run in it along with their tests:
// Python code that was not written for the sandbox.
var pythonLibrary = []string{
	"_py_abc", "colorsys", "copyreg", "datetime", "difflib", "fractions", "keyword", "pprint", "reprlib", "statistics", "textwrap",
}

// withoutAccelerator are modules of the sandbox whose Python code in CPython's library is run as well, where tests ask for it.
var withoutAccelerator = []string{"bisect", "heapq", "operator"}

// conformanceSuite is what the tests have in common.
type conformanceSuite struct {
	folder string // of CPython's tests
	own    map[string]string
}

// conformanceRun is one file of CPython's tests.
type conformanceRun struct {
	*conformanceSuite
	t    *testing.T
	name string // of the file, without .py
	// files are the files of the program by the names of the modules.
	files map[string]*conformanceFile
}

type conformanceFile struct {
	path, source string
	ours         bool // written for this test, not CPython's
}

// outcome is how a test has ended: word is ok, skip or FAIL.
type outcome struct{ name, word, text string }

// TestConformance runs CPython's own tests, which are read from the folder that -conformance names, in the sandbox. The tests that
// do not pass must be those of testdata/conformance/differences.txt.
func TestConformance(t *testing.T) {
	if *conformance == "" {
		t.Skip("the flag -conformance DIR is not given, the folder of CPython 3.7's tests")
	}
	suite := newConformanceSuite(t, *conformance)
	list := readDifferences(t)
	if *conformanceOnly != "" {
		name, test, _ := strings.Cut(*conformanceOnly, ".")
		run := suite.load(t, name)
		for _, o := range run.tests(test) {
			t.Log(o.word, o.name, o.text)
		}
		return
	}
	var mu sync.Mutex
	all := map[string][]outcome{}
	t.Run("files", func(t *testing.T) {
		for _, name := range list.files {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				run := suite.load(t, name)
				outcomes := run.tests("")
				outcomes = append(outcomes, run.doctests()...)
				mu.Lock()
				defer mu.Unlock()
				all[name] = outcomes
				if !*conformanceUpdate {
					list.compare(t, name, outcomes)
				}
			})
		}
	})
	count := map[string]int{}
	for _, outcomes := range all {
		for _, o := range outcomes {
			count[o.word]++
		}
	}
	t.Logf("%d files: %d tests passed, %d skipped, %d failed", len(all), count["ok"], count["skip"], count["FAIL"])
	if *conformanceUpdate {
		list.update(t, all)
	}
}

// newConformanceSuite returns a suite of the tests in a folder.
func newConformanceSuite(t *testing.T, folder string) *conformanceSuite {
	t.Helper()
	suite := &conformanceSuite{folder: folder, own: map[string]string{}}
	paths, err := filepath.Glob(conformanceFolder + "*.py")
	require.NoError(t, err)
	for _, path := range paths {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		suite.own[strings.TrimSuffix(filepath.Base(path), ".py")] = string(text)
	}
	return suite
}

// TestConformanceExample runs a file of tests of our own in the same way, which needs no CPython: each of its tests must end as it should.
func TestConformanceExample(t *testing.T) {
	t.Parallel()
	run := newConformanceSuite(t, conformanceFolder+"example").load(t, "test_example")
	words := map[string]string{}
	for _, o := range append(run.tests(""), run.doctests()...) {
		words[o.name] = o.word
	}
	require.Equal(t, map[string]string{
		"ExampleTest.test_equal": "ok", "ExampleTest.test_raises": "ok", "ExampleTest.test_late": "ok", "ExampleTest.test_skipped": "skip",
		"ExampleTest.test_unequal": "FAIL", "ExampleTest.test_raises_another": "FAIL", "ExampleTest.test_each": "FAIL",
		"ExampleTest.test_absent_module": "FAIL", "ExampleTest.test_bytes": "FAIL",
		"doctest.__doc__.1": "ok", "doctest.__doc__.2": "FAIL", "doctest.__doc__.3": "ok",
	}, words)
}

// load reads a file of tests with what it imports, and leaves out of it what cannot be compiled.
func (s *conformanceSuite) load(t *testing.T, name string) *conformanceRun {
	r := &conformanceRun{conformanceSuite: s, t: t, name: name, files: map[string]*conformanceFile{}}
	for _, module := range []string{"absent", "unittest"} {
		r.addOwn(module, s.own[module])
	}
	r.add("test", "")
	r.add("test.support", s.own["support"])
	r.files["test"].ours, r.files["test.support"].ours = true, true
	r.resolve("test." + name)
	for _, module := range withoutAccelerator {
		if strings.Contains(r.files["test."+name].source, "import_fresh_module('"+module+"', blocked=") {
			r.resolve("without_accelerator." + module)
		}
	}
	return r
}

// add adds a module whose submodules are files of a folder.
func (r *conformanceRun) add(module, source string) *conformanceFile {
	f := &conformanceFile{path: strings.ReplaceAll(module, ".", "/") + "/__init__.py", source: source}
	r.files[module] = f
	return f
}

func (r *conformanceRun) addOwn(module, source string) { r.add(module, source).ours = true }

// resolve adds a module, if it is there, and those that it imports; instead of one that is not there, one whose names are absent.
func (r *conformanceRun) resolve(module string) {
	if r.files[module] != nil || slices.Contains(sandboxModules, module) {
		return
	}
	if parent, _, ok := cutLast(module, "."); ok {
		r.resolve(parent)
	}
	var path string
	pure, isPure := strings.CutPrefix(module, "without_accelerator.")
	switch name, ok := strings.CutPrefix(module, "test."); {
	case r.own[module] != "":
		r.addOwn(module, r.own[module])
		return
	case ok:
		path = filepath.Join(r.folder, strings.ReplaceAll(name, ".", "/")+".py")
	case isPure:
		path = filepath.Join(r.folder, "..", pure+".py")
	case slices.Contains(pythonLibrary, module):
		path = filepath.Join(r.folder, "..", strings.ReplaceAll(name, ".", "/")+".py")
	}
	text, err := os.ReadFile(path)
	if path == "" || err != nil {
		r.addOwn(module, fmt.Sprintf("from absent import absent\n\ndef __getattr__(name):\n"+
			"    if name.startswith('__'):\n        raise AttributeError(name)\n    return absent(%q + name)\n", module+"."))
		return
	}
	f := r.add(module, string(text))
	if module == "datetime" {
		f.source = "bytes = tuple; " + f.source // of which it makes no more than states, to be hashed
	}
	f.path = strings.ReplaceAll(module, ".", "/") + ".py"
	for {
		_, err := sandbox.Compile([]sandbox.File{{Path: f.path, Text: []byte(f.source), Module: module}}, sandbox.Options{})
		var syntax *sandbox.SyntaxError
		if err == nil {
			break
		}
		if !errors.As(err, &syntax) || !r.leaveOut(f, syntax.Line, syntax.Msg) {
			r.t.Fatalf("cannot be compiled: %v", err)
		}
	}
	for _, name := range imported(f.source) {
		r.resolve(name)
	}
	for _, name := range sandbox.Imports(sandbox.File{Path: f.path, Text: []byte(f.source), Module: module}) {
		if r.exists(name) {
			r.resolve(name)
		}
	}
}

// exists reports whether there is a file for a module: one of the tests, or of pythonLibrary.
func (r *conformanceRun) exists(module string) bool {
	name, ok := strings.CutPrefix(module, "test.")
	if !ok {
		return slices.Contains(pythonLibrary, module) || r.own[module] != ""
	}
	_, err := os.Stat(filepath.Join(r.folder, name+".py"))
	return err == nil
}

func cutLast(s, sep string) (before, after string, ok bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

// leaveOut is leaveOut for a file of the run.
func (r *conformanceRun) leaveOut(f *conformanceFile, line int, why string) bool {
	rest, taken := leaveOut(f.source, line, why)
	if taken == "" {
		return false
	}
	r.t.Logf("%s:%d: left out: %s: %s", f.path, line, taken, why)
	f.source = rest
	return true
}

// sandboxModules are the modules of the sandbox that tests import.
var sandboxModules = []string{
	"__future__", "abc", "bisect", "collections", "collections.abc", "contextlib", "copy", "dataclasses", "enum", "functools",
	"heapq", "itertools", "math", "numbers", "operator", "random", "string", "typing",
}

// program compiles the program that runs the tests from a number on, or only one.
func (r *conformanceRun) program(first int, only string) *sandbox.Program {
	quoted := strconv.Quote(only)
	files := []sandbox.File{{Path: "main.py", Module: "main", Text: []byte(fmt.Sprintf(
		"import unittest\nimport test.%s\nprint('loaded')\nunittest.run(test.%s, %d, %s)\n", r.name, r.name, first, quoted,
	))}}
	for module, f := range r.files {
		files = append(files, sandbox.File{Path: f.path, Module: module, Text: []byte(f.source)})
	}
	if *conformanceKeep != "" {
		for _, f := range files {
			path := filepath.Join(*conformanceKeep, r.name, f.Path)
			require.NoError(r.t, os.MkdirAll(filepath.Dir(path), 0o777))
			require.NoError(r.t, os.WriteFile(path, f.Text, 0o666))
		}
	}
	p, err := sandbox.Compile(files, sandbox.Options{})
	require.NoError(r.t, err)
	return p
}

// tests runs the tests of the file, or only one. When a test has ended the robot, those behind it are run by another one.
func (r *conformanceRun) tests(only string) []outcome {
	var all []outcome
	for {
		outcomes, loaded, started, exception := r.robot(r.program(len(all), only), nil)
		all = append(all, outcomes...)
		if exception != nil && !loaded {
			if !r.leaveOutAt(exception) {
				r.t.Fatalf("cannot be loaded: %s", exception.Traceback)
			}
			continue
		}
		if only != "" && exception != nil {
			r.t.Log(exception.Traceback)
		}
		if started == "" {
			return all
		}
		o := outcome{started, "FAIL", "more than the limits"}
		if exception != nil {
			o.text = exception.Type + ": " + exception.Message
		}
		all = append(all, o)
		if only != "" {
			return all
		}
	}
}

var noName = regexp.MustCompile(`^cannot import name '(\w+)'`)

var frameLine = regexp.MustCompile(`(?m)^  File "([^"]+)", line (\d+), in `)

// leaveOutAt leaves out the statement of CPython's files whose exception kept them from being loaded.
func (r *conformanceRun) leaveOutAt(e *sandbox.Exception) bool {
	frames := frameLine.FindAllStringSubmatch(e.Traceback, -1)
	for _, frame := range slices.Backward(frames) {
		line, _ := strconv.Atoi(frame[2])
		for _, f := range r.files {
			if f.ours || f.path != frame[1] {
				continue
			}
			if _, def := enclosing(logicalLines(f.source), line-1); def >= 0 && !isDef(f.source, line) {
				continue // a function that the statement has called
			}
			if m := noName.FindStringSubmatch(e.Message); m != nil && e.Type == "ImportError" {
				if rest, ok := withoutName(f.source, line, m[1]); ok {
					r.t.Logf("%s:%d: left out: import of %s", f.path, line, m[1])
					f.source = rest
					return true
				}
			}
			return r.leaveOut(f, line, e.Type+": "+firstLine(e.Message))
		}
	}
	return false
}

// isDef reports whether the statement at a line is a def, or a decorator.
func isDef(source string, line int) bool {
	all := logicalLines(source)
	at, _ := enclosing(all, line-1)
	return all[at].text[0] == '@' || defLine.MatchString(all[at].text)
}

func firstLine(text string) string {
	text, _, _ = strings.Cut(text, "\n")
	return text
}

// robot runs a program until it ends, or a test takes too much: started is the name of that test.
//
// Printed, if it is not nil, is called with each line that is printed.
func (r *conformanceRun) robot(p *sandbox.Program, printed func(line string)) (outcomes []outcome, loaded bool, started string, exception *sandbox.Exception) {
	var pool sandbox.Pool
	defer pool.Close()
	api := sandbox.NewAPI()
	api.Function("regexp_search", []string{"pattern", "text"}, func(_ *sandbox.Robot, args []sandbox.Value) (sandbox.Value, error) {
		pattern, ok1 := sandbox.AsString(args[0])
		text, ok2 := sandbox.AsString(args[1])
		if !ok1 || !ok2 {
			return sandbox.Value{}, sandbox.TypeError.Raise("regexp_search takes two texts")
		}
		re, err := regexp.Compile(pattern)
		if err != nil {
			return sandbox.Value{}, sandbox.RuntimeError.Raise("%s", err.Error())
		}
		return sandbox.Bool(re.MatchString(text)), nil
	})
	var spent int64
	var rest string // of what has been printed, a line that has not ended yet
	robot := sandbox.Link(p, api).NewRobot(sandbox.Config{
		Module: "main", Pool: &pool, Memory: memoryOfTest,
		Print: func(text string) {
			text = rest + text
			for rest = ""; text != ""; {
				line, more, ok := strings.Cut(text, "\n")
				if !ok {
					rest = text
					break
				}
				text = more
				if printed != nil {
					printed(line)
				}
				word, name, _ := strings.Cut(line, " ")
				switch word {
				case "loaded":
					loaded = true
				case "start":
					started, spent = name, 0
				case "ok", "skip", "FAIL":
					name, message, _ := strings.Cut(name, ": ")
					if name == started {
						outcomes = append(outcomes, outcome{name, word, message})
						started = ""
					}
				}
			}
		},
	})
	defer robot.Close()
	for {
		turn := robot.Turn(1_000_000)
		if !turn.Paused {
			return outcomes, loaded, started, turn.Exception
		}
		if spent += turn.Bytecodes; spent > mostOfTest {
			if !loaded {
				r.t.Fatal("takes too long to be loaded")
			}
			return outcomes, loaded, started, nil
		}
	}
}

// differences is the list of the tests that do not pass.
type differences struct {
	head       []string // the lines of the file in front of the first test
	files      []string // the names of all files of tests
	categories map[string]string
}

const differencesFile = conformanceFolder + "differences.txt"

// readDifferences reads the list, and the names of the files of tests in files.txt.
func readDifferences(t *testing.T) *differences {
	d := &differences{categories: map[string]string{}}
	text, err := os.ReadFile(conformanceFolder + "files.txt")
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			d.files = append(d.files, line)
		}
	}
	text, err = os.ReadFile(differencesFile)
	require.NoError(t, err)
	scanner := bufio.NewScanner(strings.NewReader(string(text)))
	for scanner.Scan() {
		line := scanner.Text()
		if line == "" || line[0] == '#' {
			if len(d.categories) == 0 {
				d.head = append(d.head, line)
			}
			continue
		}
		name, category, ok := cutLast(line, ": ")
		require.True(t, ok, "%s: %q is not a test and a category", differencesFile, line)
		if *conformanceUpdate {
			d.categories[name] = category
			continue
		}
		require.Contains(t, strings.Join(d.head, "\n"), "\n# "+category+" ", "%s: %q is a category without an explanation", differencesFile, category)
		d.categories[name] = category
	}
	return d
}

// compare fails the test of a file for each of its tests that does not pass and is not in the list, and each that is in the list
// and passes or is no longer there.
func (d *differences) compare(t *testing.T, file string, outcomes []outcome) {
	seen := map[string]bool{}
	for _, o := range outcomes {
		name := file + "." + o.name
		seen[name] = true
		category, listed := d.categories[name]
		switch {
		case o.word == "FAIL" && !listed:
			t.Errorf("%s fails: %s", name, o.text)
		case o.word != "FAIL" && listed:
			t.Errorf("%s is in %s as %q, and it does not fail", name, differencesFile, category)
		}
	}
	for name := range d.categories {
		if strings.HasPrefix(name, file+".") && !seen[name] {
			t.Errorf("%s is in %s, and there is no such test", name, differencesFile)
		}
	}
}

// update writes the list anew.
func (d *differences) update(t *testing.T, all map[string][]outcome) {
	var lines []string
	for file, outcomes := range all {
		for _, o := range outcomes {
			if o.word != "FAIL" {
				continue
			}
			name := file + "." + o.name
			category := cmp.Or(d.categories[name], guess(o.text))
			if category == "?" {
				t.Logf("%s: %s", name, o.text)
			}
			lines = append(lines, name+": "+category+"\n")
		}
	}
	slices.Sort(lines)
	text := strings.Join(d.head, "\n") + "\n" + strings.Join(lines, "")
	require.NoError(t, os.WriteFile(differencesFile, []byte(text), 0o666))
}

// guesses are the categories of outcomes whose texts tell them.
var guesses = []struct{ pattern, category string }{
	{`bytes are not supported|name 'bytes|bytearray|memoryview`, "bytes"},
	{`name '(exec|eval|compile)'|absent: compile`, "exec"},
	{`name '(globals|locals|vars|__import__|open|input|breakpoint)'`, "builtin"},
	{`complex|imaginary`, "complex"},
	{`absent: warnings`, "warnings"},
	{`absent: (gc|weakref)`, "gc"},
	{`absent: .*async|await`, "async"},
	{`absent: |No module named`, "module"},
}

func guess(text string) string {
	for _, g := range guesses {
		if regexp.MustCompile(g.pattern).MatchString(text) {
			return g.category
		}
	}
	return "?"
}
