package cli

import (
	"path/filepath"
	"slices"
	"strings"
)

// compressions are the endings of files that are compressed. Replays are in two of these ways, as these are spelt.
var compressions = []string{
	".7z", ".br", ".bz2", ".gz", ".gzip", ".lz", ".lz4", ".lzma", ".lzo", ".rar", ".sz",
	".tbz2", ".tgz", ".txz", ".xz", ".z", ".zip", ".zst", ".zstd",
}

// CheckReplayPath refuses the path that a flag gives a replay to be written if its ending
// promises a compression that it would not have.
func CheckReplayPath(flag, path string) error {
	ending := filepath.Ext(path)
	if ending == ".gz" || ending == ".zst" || !isCompression(ending) {
		return nil
	}
	return Usagef("--%s %s: a replay is compressed as .gz or .zst, not as %s", flag, path, ending)
}

// CheckPlainPath refuses the path that a flag gives a file of some kind, which is not compressed, if its ending promises that.
func CheckPlainPath(flag, path, kind string) error {
	if ending := filepath.Ext(path); isCompression(ending) {
		return Usagef("--%s %s: %s is not compressed; leave out %s", flag, path, kind, ending)
	}
	return nil
}

func isCompression(ending string) bool { return slices.Contains(compressions, strings.ToLower(ending)) }
