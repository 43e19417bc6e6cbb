package officiallog

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf16"

	"github.com/ulikunitz/xz"

	"bhack/replay"
)

// MaxBytes is the largest size of a log, in bytes, decompressed. The largest board
// over 500 rounds takes 4 MB, and robots write more than that if they write at all.
const MaxBytes = 256 << 20

const xzMagic = "\xfd7zXZ\x00"

// readLines returns the lines of a log: decompressed, decoded, without line ends and
// without codes for terminals.
func readLines(r io.Reader) ([]string, error) {
	data, err := readAll(r)
	if errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, errors.New("the compressed log is cut off")
	}
	if err != nil {
		return nil, err
	}
	text, err := decode(data)
	if err != nil {
		return nil, err
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(withoutCodes(line), "\r")
	}
	return lines, nil
}

// readAll returns what r holds, decompressed.
func readAll(r io.Reader) ([]byte, error) {
	plain, closer, err := decompress(r)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(plain, MaxBytes+1))
	if err != nil {
		closer.Close() // says the same once more
		return nil, err
	}
	if len(data) > MaxBytes {
		return nil, errors.Join(fmt.Errorf("the log is larger than %d bytes", MaxBytes), closer.Close())
	}
	return data, closer.Close()
}

// decompress returns a reader of what r holds, decompressed if its first bytes are
// those of gzip, zstd or xz.
func decompress(r io.Reader) (io.Reader, io.Closer, error) {
	br := bufio.NewReader(r)
	if magic, _ := br.Peek(len(xzMagic)); string(magic) == xzMagic {
		zr, err := xz.NewReader(br)
		return zr, io.NopCloser(nil), err
	}
	plain, err := replay.Decompress(br)
	return plain, plain, err
}

// decode returns the text of a log: UTF-8, with or without a byte order mark, or
// UTF-16 with one.
func decode(data []byte) (string, error) {
	switch {
	case bytes.HasPrefix(data, []byte("\xef\xbb\xbf")):
		return string(data[3:]), nil
	case bytes.HasPrefix(data, []byte("\xff\xfe")):
		return decodeUTF16(data[2:], binary.LittleEndian)
	case bytes.HasPrefix(data, []byte("\xfe\xff")):
		return decodeUTF16(data[2:], binary.BigEndian)
	}
	return string(data), nil
}

func decodeUTF16(data []byte, order binary.ByteOrder) (string, error) {
	if len(data)%2 != 0 {
		return "", errors.New("the log is UTF-16, but ends in the middle of a character: it is cut off")
	}
	units := make([]uint16, len(data)/2)
	for i := range units {
		units[i] = order.Uint16(data[2*i:])
	}
	return string(utf16.Decode(units)), nil
}

// withoutCodes drops the control sequences for terminals, such as colours: an escape,
// "[", parameters, and a letter that ends them.
func withoutCodes(line string) string {
	at := strings.Index(line, "\x1b[")
	if at < 0 {
		return line
	}
	var out strings.Builder
	for ; at >= 0; at = strings.Index(line, "\x1b[") {
		out.WriteString(line[:at])
		line = line[at+2:]
		end := strings.IndexFunc(line, func(r rune) bool { return r >= '@' && r <= '~' })
		line = line[end+1:] // all that is left if nothing ends the sequence
		if end < 0 {
			line = ""
		}
	}
	out.WriteString(line)
	return out.String()
}
