// Package player loads players: folders of Python, or the example players of
// package bots. It reads files and has them compiled; it runs nothing and knows
// nothing of matches.
package player

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"bhack/bots"
	"bhack/engine"
	"bhack/internal/await"
	"bhack/internal/spelling"
	"bhack/sandbox"
)

// Player is a player that can take part in matches. It is immutable and may be
// used by any number of matches at once.
type Player struct {
	// Name is that of NameOf.
	Name string
	// SHA256 identifies the code: the SHA-256 digest, in hexadecimal, of a list of
	// the player's files. The list has a line for each file, sorted by path: the
	// file's own digest, two blanks, its slash-separated path in the folder. For a
	// player without packages it can be had on a command line, in the folder:
	//
	//	LC_ALL=C; sha256sum *.py | sha256sum
	SHA256 string
	// Program is the compiled code.
	Program *sandbox.Program
}

// Stubs is the module of the contest's type hints. Players may import it; that does
// nothing.
const Stubs = "battlehack20.stubs"

// Load loads the player that ref names: a folder or, when there is no folder of that
// name, one of the example players. A ref with a path separator in it is always a
// folder. The error is a *LoadError.
//
// A player's files are those that an import can find: the *.py files of the folder
// and of the folders in it, if their names are Python identifiers. One of them must
// be bot.py. Symbolic links are followed as long as they stay in the folder.
//
// If the context ends before the code has been compiled, the error is its cause: that may take seconds, of code that is made to take long.
func Load(ctx context.Context, ref string) (*Player, error) {
	info, err := os.Stat(ref)
	isFolder := err == nil && info.IsDir()
	switch {
	case isFolder:
		return loadFolder(ctx, ref)
	case slices.Contains(bots.Names(), ref):
		return loadExample(ctx, ref)
	case err == nil:
		return nil, &LoadError{Path: ref, Msg: "not a folder; a player is the folder that holds its " + bots.Main}
	case !errors.Is(err, fs.ErrNotExist):
		return nil, systemError(ref, err)
	}
	return nil, &LoadError{Msg: fmt.Sprintf("no player '%s': %s", ref, whyNone(ref))}
}

// whyNone says that there is no player that ref names, and which one may be meant.
func whyNone(ref string) string {
	within, name := "", ref // name is the last part of ref
	if i := strings.LastIndexFunc(ref, isSeparator); i >= 0 {
		within, name = ref[:i+1], ref[i+1:]
	}
	msg, known := "no such folder", foldersIn(within)
	if within == "" {
		msg += fmt.Sprintf(", and no example player of that name (%s)", strings.Join(bots.Names(), ", "))
		known = append(known, bots.Names()...)
	}
	if near := spelling.Nearest(name, spelling.MostEdits, known); near != "" {
		msg += fmt.Sprintf("; did you mean %s%s?", within, near)
	}
	return msg
}

// foldersIn returns the names of the first folders in a folder, "" for the current one, that may be players.
func foldersIn(dir string) (names []string) {
	const most = 1000
	f, err := os.Open(filepath.Clean(dir))
	if err != nil {
		return nil
	}
	defer f.Close()
	entries, _ := f.ReadDir(most) // those that cannot be read are not suggested
	for _, e := range entries {
		if info, err := os.Stat(filepath.Join(dir, e.Name(), bots.Main)); err == nil && info.Mode().IsRegular() {
			names = append(names, e.Name())
		}
	}
	slices.Sort(names)
	return names
}

// NameOf returns what a player is called that has no other name: the last part of the folder's path, or the name of the example.
func NameOf(ref string) (string, error) {
	absolute, err := filepath.Abs(ref)
	if err != nil {
		return "", systemError(ref, err)
	}
	return filepath.Base(absolute), nil
}

// isSeparator reports whether a character separates the parts of a path. A slash does
// so everywhere.
func isSeparator(r rune) bool { return r == '/' || r == filepath.Separator }

func loadExample(ctx context.Context, name string) (*Player, error) {
	texts, err := bots.Files(name)
	if err != nil {
		return nil, systemError(name, err)
	}
	files := make([]sandbox.File, 0, len(texts))
	for _, f := range texts {
		files = append(files, sandbox.File{Path: f.Name, Text: f.Text})
	}
	return compile(ctx, name, name, files)
}

func loadFolder(ctx context.Context, folder string) (*Player, error) {
	name, err := NameOf(folder)
	if err != nil {
		return nil, err
	}
	files, unread, err := readFolder(folder)
	if err != nil {
		return nil, err
	}
	p, err := compile(ctx, name, folder, files)
	if err != nil {
		return nil, err
	}
	p.Program.Unread = unread
	return p, nil
}

// compile makes a player of its files; errors name the folder as the user did.
func compile(ctx context.Context, name, folder string, files []sandbox.File) (*Player, error) {
	program, err := await.Result(ctx, func() (*sandbox.Program, error) { return engine.Compile(files, Stubs) })
	switch {
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case err != nil:
		return nil, compileError(folder, err)
	}
	if !program.MayDefine(engine.MainModule, engine.TurnFunction) {
		msg := fmt.Sprintf("defines no function %s()", engine.TurnFunction)
		if near := spelling.Nearest(engine.TurnFunction, spelling.MostEdits, program.Functions(engine.MainModule)); near != "" {
			msg += fmt.Sprintf("; is %s() meant to be it?", near)
		}
		return nil, &LoadError{Path: filepath.Join(folder, bots.Main), Msg: msg}
	}
	return &Player{Name: name, SHA256: digest(files), Program: program}, nil
}

// digest returns the digest that identifies the files.
func digest(files []sandbox.File) string {
	sorted := slices.Clone(files)
	slices.SortFunc(sorted, func(a, b sandbox.File) int { return strings.Compare(a.Path, b.Path) })
	var list []byte
	for _, f := range sorted {
		list = fmt.Appendf(list, "%x  %s\n", sha256.Sum256(f.Text), f.Path)
	}
	sum := sha256.Sum256(list)
	return hex.EncodeToString(sum[:])
}
