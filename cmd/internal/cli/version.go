package cli

import (
	"runtime/debug"
	"strings"
)

// unknownVersion is the version of a build that does not tell from which commit it was made.
const unknownVersion = "dev"

// Version returns the version of the program, as the go command has put it into the binary: that of a release, or one made of the
// commit, with "+dirty" at the end if files had been changed since; else "dev".
func Version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return unknownVersion
}

// IsExactVersion reports whether all builds of a version are the same program.
func IsExactVersion(version string) bool {
	return version != unknownVersion && !strings.Contains(version, "dirty")
}
