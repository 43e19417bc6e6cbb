package cli

import (
	"path/filepath"
	"slices"
	"strings"
)

// otherCompressions are the endings of files that are compressed in ways in which replays
// are not written, and those that are, spelt otherwise.
var otherCompressions = []string{
	".7z", ".br", ".bz2", ".gz", ".gzip", ".lz", ".lz4", ".lzma", ".lzo", ".rar", ".sz",
	".tbz2", ".tgz", ".txz", ".xz", ".z", ".zip", ".zst", ".zstd",
}

// CheckReplayPath refuses the path that a flag gives a replay to be written if its ending
// promises a compression that it would not have.
func CheckReplayPath(flag, path string) error {
	ending := filepath.Ext(path)
	if ending == ".gz" || ending == ".zst" || !slices.Contains(otherCompressions, strings.ToLower(ending)) {
		return nil
	}
	return Usagef("--%s %s: a replay is compressed as .gz or .zst, not as %s", flag, path, ending)
}
