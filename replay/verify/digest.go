package verify

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io"

	"bhack/replay"
)

// checkDigest returns an error unless a document, decompressed, ends as one with this
// digest must, and the digest is that of what precedes it.
func checkDigest(plain io.Reader, digest string) error {
	end := []byte(",\n\"sha256\":\"" + digest + "\"}\n")
	tail := &tailReader{src: plain, most: len(end)}
	sum := sha256.New()
	if _, err := io.Copy(sum, tail); err != nil {
		return err
	}
	if !bytes.Equal(tail.tail, end) || hex.EncodeToString(sum.Sum(nil)) != digest {
		msg := "the document has been changed since it was written; where, playing the match again can tell"
		if bytes.HasSuffix(tail.tail, []byte("\r\n")) {
			msg = "the document has been changed since it was written: its line ends are CRLF now"
		}
		return &replay.Fault{Field: "sha256", Msg: msg}
	}
	return nil
}

// tailReader reads all of a source but its last bytes, which are in tail at the end.
type tailReader struct {
	src  io.Reader
	most int // how long tail gets
	tail []byte
}

// Read implements io.Reader.
func (r *tailReader) Read(p []byte) (int, error) {
	n, err := r.src.Read(p)
	r.tail = append(r.tail, p[:n]...)
	free := copy(p, r.tail[:max(0, len(r.tail)-r.most)])
	r.tail = append(r.tail[:0], r.tail[free:]...)
	return free, err
}
