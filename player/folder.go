package player

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"bhack/bots"
	"bhack/sandbox"
)

// The limits of a player's folder.
const (
	// MaxFiles is how many files a player may have.
	MaxFiles = 256
	// MaxBytes is how large they may be together, in bytes.
	MaxBytes = 4 << 20
	// MaxEntries is how many entries, of whatever kind, a folder may have.
	MaxEntries = 10000
)

// extension is the end of the name of a file with source code.
const extension = ".py"

// folderReader collects a player's files.
type folderReader struct {
	folder string // as the user wrote it
	root   *os.Root
	files  []sandbox.File
	bytes  int64
	unread []string // folders in packages, as import would name them
}

// readFolder returns the files of the player in the folder, and the names of what import cannot find as it is in a folder in a package.
func readFolder(folder string) (files []sandbox.File, unread []string, err error) {
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, nil, systemError(folder, err)
	}
	defer root.Close() // it was opened for reading only

	r := &folderReader{folder: folder, root: root}
	if err := r.read(".", true); err != nil {
		return nil, nil, err
	}
	for _, f := range r.files {
		if f.Path == bots.Main {
			return r.files, r.unread, nil
		}
	}
	msg := "there is no " + bots.Main + " in this folder" + r.elsewhere()
	if slices.Contains(bots.Names(), folder) {
		msg += "; it hides the example player of that name"
	}
	return nil, nil, &LoadError{Path: folder, Msg: msg}
}

// elsewhere returns the end of the error of a folder without bot.py: what may have been meant, if anything.
func (r *folderReader) elsewhere() string {
	names, err := r.list(".")
	if err != nil {
		return ""
	}
	var folders, files []string
	for _, name := range names {
		info, err := r.root.Stat(name)
		lower := strings.ToLower(name)
		switch {
		case err != nil:
		case info.IsDir():
			if main, err := r.root.Stat(path.Join(name, bots.Main)); err == nil && main.Mode().IsRegular() {
				folders = append(folders, name)
			}
		case !info.Mode().IsRegular():
		case lower == bots.Main, lower == bots.Main+".txt":
			return fmt.Sprintf("; '%s' has to be called that", name)
		case strings.HasSuffix(lower, extension) && lower != "__init__.py" && lower != "setup.py":
			files = append(files, name)
		}
	}
	switch {
	case len(folders) == 1:
		return fmt.Sprintf("; there is one in '%s'", filepath.Join(r.folder, folders[0]))
	case len(folders) == 0 && len(files) == 1:
		return fmt.Sprintf("; perhaps '%s' has to be called that", files[0])
	}
	return ""
}

// fail returns the error of a file or folder of the player.
func (r *folderReader) fail(name, format string, args ...any) error {
	return &LoadError{Path: r.path(name), Msg: fmt.Sprintf(format, args...)}
}

// path returns what the user would call a file or folder of the player.
func (r *folderReader) path(name string) string {
	return filepath.Join(r.folder, filepath.FromSlash(name))
}

// unknown returns the error of a name of which there is no telling what it stands for.
func (r *folderReader) unknown(name string, err error) error {
	info, lerr := r.root.Lstat(name)
	switch {
	case lerr != nil || info.Mode().Type() != fs.ModeSymlink:
		return systemError(r.path(name), err)
	case errors.Is(err, fs.ErrNotExist):
		return r.fail(name, "is a link to nothing")
	}
	cause := plainCause(err)
	if strings.HasSuffix(cause, "path escapes from parent") { // for which os has no error of its own
		return r.fail(name, "is a link that leads out of the folder")
	}
	return r.fail(name, "is a link that cannot be followed: %s", cause)
}

// read reads the files in a folder and, if deeper, those in the folders in it.
func (r *folderReader) read(dir string, deeper bool) error {
	names, err := r.list(dir)
	if err != nil {
		return err
	}
	for _, name := range names {
		full := path.Join(dir, name)
		stem, isSource := strings.CutSuffix(name, extension)
		if !sandbox.IsName(stem) {
			continue
		}
		info, err := r.root.Stat(full)
		switch {
		case isSource && err != nil:
			return r.unknown(full, err)
		case isSource:
			if err := r.readFile(full, info); err != nil {
				return err
			}
		case err == nil && info.IsDir() && !deeper:
			r.unread = append(r.unread, dir+"."+name)
		case err == nil && info.IsDir():
			if err := r.read(full, false); err != nil {
				return err
			}
		}
	}
	return nil
}

// list returns the names in a folder in alphabetical order.
func (r *folderReader) list(dir string) ([]string, error) {
	f, err := r.root.Open(dir)
	if err != nil {
		return nil, systemError(r.path(dir), err)
	}
	defer f.Close() // it was opened for reading only

	names, err := f.Readdirnames(MaxEntries + 1)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, systemError(r.path(dir), err)
	}
	if len(names) > MaxEntries {
		return nil, r.fail(dir, "more than %d entries in this folder", MaxEntries)
	}
	slices.Sort(names)
	return names, nil
}

// readFile reads a file with source code.
func (r *folderReader) readFile(name string, info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return r.fail(name, "a folder, not a file")
	case !info.Mode().IsRegular():
		return r.fail(name, "not a regular file")
	case len(r.files) == MaxFiles:
		return r.fail(name, "the player has more than %d files", MaxFiles)
	}
	f, err := r.root.Open(name)
	if err != nil {
		return systemError(r.path(name), err)
	}
	defer f.Close() // it was opened for reading only

	text, err := io.ReadAll(io.LimitReader(f, MaxBytes-r.bytes+1))
	if err != nil {
		return systemError(r.path(name), err)
	}
	r.bytes += int64(len(text))
	if r.bytes > MaxBytes {
		return r.fail(name, "the files of the player are larger than %d bytes together", MaxBytes)
	}
	r.files = append(r.files, sandbox.File{Path: name, Text: text})
	return nil
}
