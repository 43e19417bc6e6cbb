package replay

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/klauspost/compress/zstd"
)

const (
	gzipMagic = "\x1f\x8b"
	zstdMagic = "\x28\xb5\x2f\xfd"

	gzipSuffix = ".gz"
	zstdSuffix = ".zst"

	// gzipLevel takes half the time of the usual level, 6, for a sixth more
	// bytes.
	gzipLevel = 3
	// zstdLevel takes twice the time of the fastest level for an eighth fewer
	// bytes, and a sixth of the memory of the best one.
	zstdLevel = zstd.SpeedBetterCompression
	// zstdWindow is how far back the encoder looks, in bytes: some tens of
	// rounds. More gains nothing.
	zstdWindow = 256 << 10
	// zstdMaxWindow is the largest window a decoder grants, in bytes: all
	// that the zstd command uses unless told to go beyond.
	zstdMaxWindow = 8 << 20
)

// compressor returns a writer that compresses to w as the file name's suffix
// asks, or not at all. Its output depends on nothing but its input. Closing it
// ends the compressed data and leaves w open.
func compressor(w io.Writer, name string) (io.WriteCloser, error) {
	switch {
	case strings.HasSuffix(name, gzipSuffix):
		// The header of a new gzip.Writer holds neither name nor time.
		return gzip.NewWriterLevel(w, gzipLevel)
	case strings.HasSuffix(name, zstdSuffix):
		return zstd.NewWriter(w,
			zstd.WithEncoderConcurrency(1),
			zstd.WithEncoderLevel(zstdLevel),
			zstd.WithWindowSize(zstdWindow),
			zstd.WithLowerEncoderMem(true),
		)
	default:
		return nopCloser{w}, nil
	}
}

type nopCloser struct{ io.Writer }

func (nopCloser) Close() error { return nil }

// Decompress returns a reader of what r holds, decompressed if its first bytes are
// those of gzip or zstd, as a replay may be. The caller must call Close, which leaves
// r open.
func Decompress(r io.Reader) (io.ReadCloser, error) {
	plain, free, err := decompress(r)
	if err != nil {
		return nil, err
	}
	return &plainFile{plain, []func() error{free}}, nil
}

// decompress returns a reader of what r holds, decompressed if its first bytes
// are those of gzip or zstd, and a function that frees it.
func decompress(r io.Reader) (io.Reader, func() error, error) {
	br := bufio.NewReader(r)
	magic, err := br.Peek(len(zstdMagic))
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, nil, err
	}
	switch {
	case bytes.HasPrefix(magic, []byte(gzipMagic)):
		zr, err := gzip.NewReader(br)
		if err != nil {
			return nil, nil, inCompressed("gzip", err)
		}
		zr.Multistream(false)
		// To close it is to hear once more of an error that reading met.
		return &compressed{&gzipMembers{zr, br}, "gzip"}, func() error { return nil }, nil
	case bytes.HasPrefix(magic, []byte(zstdMagic)):
		zr, err := zstd.NewReader(br,
			zstd.WithDecoderConcurrency(1),
			zstd.WithDecoderLowmem(true),
			zstd.WithDecoderMaxWindow(zstdMaxWindow),
		)
		if err != nil {
			return nil, nil, err
		}
		return &compressed{zr, "zstd"}, func() error { zr.Close(); return nil }, nil
	default:
		return br, func() error { return nil }, nil
	}
}

// gzipMembers reads one gzip file after another, as many as there are: gzip.Reader by itself takes anything short after one for the
// beginning of the next.
type gzipMembers struct {
	*gzip.Reader
	source *bufio.Reader
}

// errAfterGzip is that of what comes after gzip data and is something else.
var errAfterGzip = errors.New("something else comes after them")

func (g *gzipMembers) Read(p []byte) (int, error) {
	n, err := g.Reader.Read(p)
	if err != io.EOF {
		return n, err
	}
	switch magic, err := g.source.Peek(len(gzipMagic)); {
	case string(magic) == gzipMagic:
		err := g.Reset(g.source)
		g.Multistream(false)
		return n, err
	case len(magic) > 0:
		return n, errAfterGzip
	default:
		return n, err
	}
}

// compressed reads what a decompressor yields, and says of its errors that they are
// about the compression, not about the document.
type compressed struct {
	io.Reader
	format string
}

func (c *compressed) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	if err != nil && err != io.EOF {
		err = inCompressed(c.format, err)
	}
	return n, err
}

// compressionError is an error in compressed data, in plain words.
type compressionError struct {
	msg string
	err error
}

func (e *compressionError) Error() string { return e.msg }

func (e *compressionError) Unwrap() error { return e.err }

// inCompressed returns the error for err, which decompressing data of the given format
// met. What is wrong with the source, such as a disk that cannot be read, stays as it is.
func inCompressed(format string, err error) error {
	var source *fs.PathError
	var msg string
	switch {
	case errors.As(err, &source):
		return err
	case errors.Is(err, io.ErrUnexpectedEOF):
		msg = fmt.Sprintf("the %s data are cut short", format)
	case errors.Is(err, zstd.ErrWindowSizeExceeded):
		msg = fmt.Sprintf("the %s data need a window of more than %d bytes", format, zstdMaxWindow)
	default:
		msg = fmt.Sprintf("the %s data are damaged: %v", format, err)
	}
	return &compressionError{msg, err}
}
