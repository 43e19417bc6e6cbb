package cmd_test

import (
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"bhack/cmd"
	"bhack/cmd/internal/cli"
	"bhack/replay/replaytest"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"bhack": func() { os.Exit(cmd.Main(os.Args[1:], system())) },
	})
}

// system returns the streams of the process as when nobody watches.
func system() cli.Streams {
	s := cli.System()
	s.OutIsTerminal, s.ErrIsTerminal, s.ErrLine = false, false, 0
	return s
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		UpdateScripts:       os.Getenv("UPDATE_SCRIPTS") != "",
		Setup: func(env *testscript.Env) error {
			tb := env.T().(testing.TB)
			env.Defer(func() { replaytest.CheckFiles(tb, env.WorkDir) })
			return nil
		},
	})
}
