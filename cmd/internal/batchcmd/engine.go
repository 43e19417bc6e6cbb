package batchcmd

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"

	"bhack/cmd/internal/cli"
)

// engineIdentity identifies the program, as far as it can influence a match: by its
// version when it was built from a commit, else by the digest of the executable.
// Results of one commit agree on all machines; nothing is known of other builds.
func engineIdentity() (string, error) {
	if v := cli.Version(); cli.IsExactVersion(v) {
		return "bhack " + v, nil
	}
	path, err := os.Executable()
	if err != nil {
		return "", fmt.Errorf("what program plays: %w", err)
	}
	f, err := os.Open(path)
	if err != nil {
		return "", fmt.Errorf("what program plays: %w", err)
	}
	defer f.Close() // it was opened for reading only
	sum := sha256.New()
	if _, err := io.Copy(sum, f); err != nil {
		return "", fmt.Errorf("what program plays: %w", err)
	}
	return "bhack executable " + hex.EncodeToString(sum.Sum(nil))[:16], nil
}
