// Command bhack plays, records and inspects matches of Battlehack SP20.
package main

import (
	"os"

	"bhack/cmd"
	"bhack/cmd/internal/cli"
)

func main() { os.Exit(cmd.Main(os.Args[1:], cli.System())) }
