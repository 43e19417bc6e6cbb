// Package arch holds the test that imports point one way.
package arch

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// allowed lists, for each package of the module, the packages outside the standard
// library that it may import.
var allowed = map[string][]string{
	"cmd": {
		"bots", "cmd/internal/batchcmd", "cmd/internal/cli", "cmd/internal/replaycmd", "cmd/internal/screen", "engine", "internal/await", "internal/columns", "internal/decision", "internal/plural", "internal/printable", "internal/shell", "maps", "match", "player", "replay", "sandbox",
		"github.com/spf13/cobra", "github.com/spf13/pflag",
	},
	"cmd/bhack":        {"cmd", "cmd/internal/cli"},
	"cmd/internal/cli": {"internal/spelling", "maps", "player", "github.com/dustin/go-humanize", "github.com/spf13/cobra", "github.com/spf13/pflag", "golang.org/x/term"},
	"cmd/internal/batchcmd": {
		"bots", "cmd/internal/cli", "engine", "internal/plural", "internal/printable", "internal/wholefile", "maps", "match", "player", "rating", "replay",
		"tournament", "tournament/report", "tournament/require", "tournament/runner", "tournament/store",
		"github.com/pelletier/go-toml/v2", "github.com/pelletier/go-toml/v2/unstable", "github.com/spf13/cobra", "github.com/spf13/pflag",
		"github.com/vbauerster/mpb/v8", "github.com/vbauerster/mpb/v8/decor", "golang.org/x/sync/errgroup",
	},
	"cmd/internal/replaycmd": {
		"bots", "cmd/internal/cli", "cmd/internal/screen", "export/animation", "export/sheet", "export/table", "export/viewer",
		"internal/columns", "internal/plural", "internal/printable", "internal/wholefile", "maps", "match", "player", "replay", "replay/compare", "replay/officiallog",
		"replay/position", "replay/stats", "replay/verify",
		"github.com/spf13/cobra", "github.com/spf13/pflag",
	},
	"cmd/internal/screen": {"internal/columns", "internal/decision", "internal/plural", "internal/printable", "replay"},

	"bots":          {},
	"engine":        {"internal/decision", "internal/spelling", "maps", "sandbox"},
	"internal/arch": {},
	"maps":          {},
	"match":         {"engine", "maps", "player", "replay"},
	"player":        {"bots", "engine", "internal/await", "internal/spelling", "sandbox"},
	"rating": {
		"gonum.org/v1/gonum/graph", "gonum.org/v1/gonum/graph/simple", "gonum.org/v1/gonum/graph/topo",
		"gonum.org/v1/gonum/mat",
	},
	"tournament":         {"internal/decision", "internal/plural", "rating"},
	"tournament/store":   {"internal/wholefile", "tournament", "github.com/gofrs/flock"},
	"tournament/require": {},
	"tournament/report":  {"internal/columns", "internal/decision", "internal/plural", "internal/printable", "internal/shell", "rating", "tournament", "tournament/require"},
	"tournament/runner":  {"engine", "match", "player", "replay", "tournament", "golang.org/x/sync/singleflight"},
	"export/animation": {
		"export/internal/scene", "internal/plural", "replay",
		"github.com/anyascii/go",
		"golang.org/x/image/font/basicfont", "golang.org/x/image/font/inconsolata", "golang.org/x/image/math/fixed",
	},
	"export/sheet":           {"export/internal/scene", "replay"},
	"export/table":           {"replay", "replay/position"},
	"export/viewer":          {"replay"},
	"export/internal/scene":  {"internal/decision", "internal/plural", "replay"},
	"export/internal/sample": {"internal/decision", "replay"},
	"internal/await":         {},
	"internal/columns":       {"github.com/mattn/go-runewidth"},
	"internal/decision":      {},
	"internal/printable":     {},
	"internal/shell":         {"internal/printable"},
	"internal/plural":        {},
	"internal/spelling":      {},
	"internal/wholefile":     {},
	"replay": {
		"internal/decision", "internal/wholefile", "replay/internal/jsonscan", "github.com/klauspost/compress/zstd",
	},
	"replay/compare":           {"replay", "replay/position"},
	"replay/internal/jsonscan": {},
	"bench": {
		"bots", "sandbox", "github.com/go-python/gpython/py", "github.com/go-python/gpython/stdlib",
	},
	"replay/officiallog": {"internal/decision", "replay", "replay/position", "github.com/ulikunitz/xz"},
	"replay/position":    {"internal/decision", "replay"},
	"replay/replaytest":  {"replay", "github.com/santhosh-tekuri/jsonschema/v6"},
	"replay/stats":       {"replay", "replay/position"},
	"replay/verify":      {"replay", "replay/compare", "replay/position"},

	"sandbox": {
		"internal/spelling", "sandbox/internal/analysis", "sandbox/internal/builtins", "sandbox/internal/code", "sandbox/internal/frontend", "sandbox/internal/library",
		"sandbox/internal/mt19937", "sandbox/internal/native", "sandbox/internal/object", "sandbox/internal/ops", "sandbox/internal/special",
		"sandbox/internal/traceback", "sandbox/internal/vm",
	},
	"sandbox/internal/analysis": inside("bitset", "code", "object"),
	"sandbox/internal/bitset":   {},
	"sandbox/internal/arith":    inside("code", "libm", "meter", "object", "ops", "special"),
	"sandbox/internal/builtins": onNative(
		"builtins/classes", "builtins/containers", "builtins/format", "builtins/functions", "builtins/iterators",
		"builtins/numbers", "builtins/strs", "modules",
	),
	"sandbox/internal/builtins/classes":    onNative(),
	"sandbox/internal/builtins/containers": onNative("builtins/sorting"),
	"sandbox/internal/builtins/format":     onNative("builtins/numbers"),
	"sandbox/internal/builtins/functions": onNative(
		"builtins/format", "builtins/iterators", "builtins/numbers", "builtins/sorting",
	),
	"sandbox/internal/builtins/iterators": onNative(),
	"sandbox/internal/builtins/numbers":   onNative(),
	"sandbox/internal/builtins/sorting":   inside("meter", "object", "ops", "special"),
	"sandbox/internal/builtins/strs":      onNative("builtins/format"),
	"sandbox/internal/classdef":           inside("meter", "object", "ops", "special"),
	"sandbox/internal/code":               {"sandbox/internal/object"},
	"sandbox/internal/frontend": {
		"sandbox/internal/bitset", "sandbox/internal/code", "sandbox/internal/object", "sandbox/internal/frontend/lower",
		"sandbox/internal/frontend/scope", "sandbox/internal/frontend/syntax",
		"github.com/go-python/gpython/compile", "github.com/go-python/gpython/py", "github.com/go-python/gpython/vm",
	},
	"sandbox/internal/frontend/lower": {
		"sandbox/internal/code", "sandbox/internal/frontend/scope", "sandbox/internal/frontend/syntax",
		"sandbox/internal/pyfmt",
	},
	"sandbox/internal/frontend/scope":  {"sandbox/internal/frontend/syntax"},
	"sandbox/internal/frontend/syntax": {"golang.org/x/text/unicode/norm", "sandbox/internal/pyfmt"},
	"sandbox/internal/libm":            {},
	"sandbox/internal/library":         {},
	"sandbox/internal/meter":           inside("object"),
	"sandbox/internal/modules": onNative(
		"modules/abc", "modules/bisect", "modules/collections", "modules/copy", "modules/dataclasses", "modules/enum",
		"modules/functools", "modules/heapq", "modules/itertools", "modules/math", "modules/operator",
		"modules/random", "modules/typing",
	),
	"sandbox/internal/modules/abc":         onNative(),
	"sandbox/internal/modules/bisect":      onNative(),
	"sandbox/internal/modules/collections": onNative("builtins/containers", "builtins/sorting", "builtins/strs"),
	"sandbox/internal/modules/copy":        onNative("modules/collections"),
	"sandbox/internal/modules/dataclasses": onNative("builtins/strs", "modules/collections", "modules/copy", "modules/typing"),
	"sandbox/internal/modules/enum":        onNative("builtins/format", "modules/collections"),
	"sandbox/internal/modules/functools":   onNative("builtins/containers", "modules/collections", "modules/typing"),
	"sandbox/internal/modules/heapq":       onNative("builtins/functions", "builtins/sorting"),
	"sandbox/internal/modules/itertools":   onNative(),
	"sandbox/internal/modules/math":        onNative("builtins/numbers", "libm"),
	"sandbox/internal/modules/operator":    onNative("builtins/numbers"),
	"sandbox/internal/modules/random":      onNative("builtins/numbers", "modules/collections", "mt19937"),
	"sandbox/internal/modules/typing":      onNative("builtins/strs", "modules/collections"),
	"sandbox/internal/mt19937":             {"sandbox/internal/libm"},
	"sandbox/internal/native":              inside("arith", "code", "meter", "object", "ops", "pyfmt", "special"),
	"sandbox/internal/object":              {"sandbox/internal/mt19937"},
	"sandbox/internal/ops":                 inside("code", "meter", "object", "pyfmt", "special"),
	"sandbox/internal/pyfmt":               {},
	"sandbox/internal/special":             inside("meter", "object"),
	"sandbox/internal/traceback":           inside("object", "ops", "pyfmt", "special"),
	"sandbox/internal/vm":                  inside("arith", "classdef", "code", "meter", "object", "ops", "pyfmt", "special"),
}

// inside returns packages inside the sandbox.
func inside(names ...string) []string {
	packages := make([]string, len(names))
	for i, n := range names {
		packages[i] = "sandbox/internal/" + n
	}
	return packages
}

// onNative returns what builtins and modules may import: the values, what can be done
// with them, the vocabulary in which builtins are declared, and more.
func onNative(more ...string) []string {
	return inside(append([]string{"arith", "classdef", "code", "meter", "native", "object", "ops", "pyfmt", "special"}, more...)...)
}

// unfit are packages of the standard library whose results differ from run to run
// or from machine to machine: what decides a match must not import them.
var unfit = []string{"math/rand", "math/rand/v2", "os", "time", "crypto/rand", "hash/maphash"}

// deciding reports whether what the package computes can decide a match, or what a batch
// of them comes to.
func deciding(pkg string) bool {
	switch pkg {
	case "engine", "maps", "rating", "tournament", "tournament/report", "tournament/require":
		return true
	}
	return strings.HasPrefix(pkg, "sandbox")
}

type listed struct {
	ImportPath string
	Imports    []string
}

func listPackages(t *testing.T) []listed {
	t.Helper()
	// The go command takes the last result of a test as long as nothing changes that it has opened: so open all folders that there are.
	require.NoError(t, filepath.WalkDir("../..", func(_ string, d fs.DirEntry, err error) error {
		if err == nil && d.Name() == ".git" {
			return filepath.SkipDir
		}
		return err
	}))
	// With its profile, the packages of the binary have names of their own.
	out, err := exec.Command("go", "list", "-pgo=off", "-json=ImportPath,Imports", "bhack/...").Output()
	require.NoError(t, err)
	var all []listed
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		err := dec.Decode(&p)
		if errors.Is(err, io.EOF) {
			return all
		}
		require.NoError(t, err)
		all = append(all, p)
	}
}

func TestImports(t *testing.T) {
	for _, p := range listPackages(t) {
		name := strings.TrimPrefix(p.ImportPath, "bhack/")
		may, known := allowed[name]
		if !assert.True(t, known, "package %s is not in the list of what may import what", name) {
			continue
		}
		for _, imported := range p.Imports {
			if local, ok := strings.CutPrefix(imported, "bhack/"); ok {
				imported = local
			} else if !strings.Contains(strings.SplitN(imported, "/", 2)[0], ".") {
				if deciding(name) {
					assert.NotContains(t, unfit, imported, "%s imports %s", name, imported)
				}
				continue
			}
			assert.True(t, slices.Contains(may, imported), "%s must not import %s", name, imported)
			may = slices.DeleteFunc(slices.Clone(may), func(p string) bool { return p == imported })
		}
		for _, unused := range may {
			assert.True(t, slices.Contains(onNative(), unused), "%s does not import %s, which it may", name, unused)
		}
	}
}
