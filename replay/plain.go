package replay

import (
	"errors"
	"fmt"
	"io"
	"os"
)

// OpenPlain opens a replay file for reading its bytes, decompressed if they are
// compressed. They are neither checked nor limited in number. The caller must call
// Close.
func OpenPlain(path string) (io.ReadCloser, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("read replay: %w", err)
	}
	plain, free, err := decompress(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, errors.Join(err, f.Close()))
	}
	return &plainFile{plain, []func() error{free, f.Close}}, nil
}

type plainFile struct {
	io.Reader
	closers []func() error
}

// Close closes the file.
func (f *plainFile) Close() error {
	var errs []error
	for _, closer := range f.closers {
		errs = append(errs, closer())
	}
	f.closers = nil
	return errors.Join(errs...)
}
