package cmd_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"

	"bhack/bots"
	demand "bhack/tournament/require"
)

// TestBatchDoc makes sure that docs/batch.md leaves out no option.
func TestBatchDoc(t *testing.T) {
	doc, err := os.ReadFile("../docs/batch.md")
	require.NoError(t, err)
	help, _, code := runMain(t, "", "batch", "--help")
	require.Zero(t, code)
	flags := regexp.MustCompile(`(?m)^ .*?--([a-z-]+)`).FindAllStringSubmatch(help[strings.Index(help, "Flags:"):], -1)
	assert.Greater(t, len(flags), 20)
	for _, flag := range flags {
		if flag[1] == "help" || flag[1] == "file" { // the file is -f
			continue
		}
		assert.Contains(t, string(doc), "`--"+flag[1], "--%s", flag[1])
	}
	for _, metric := range demand.Metrics() {
		assert.Contains(t, string(doc), "`"+string(metric)+"`")
	}
}

// examples are the files that docs/batch.md explains.
const examples = "../docs/examples/"

// readYAML reads an example into a value.
func readYAML(t *testing.T, name string, into any) {
	t.Helper()
	text, err := os.ReadFile(examples + name)
	require.NoError(t, err)
	require.NoError(t, yaml.Unmarshal(text, into))
}

// install writes an example player to a folder.
func install(t *testing.T, bot, folder string) {
	t.Helper()
	files, err := bots.Files(bot)
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(folder, 0o777))
	for _, f := range files {
		require.NoError(t, os.WriteFile(filepath.Join(folder, f.Name), f.Text, 0o666))
	}
}

// shell runs a script in a folder, with fewer seeds than it asks for.
func shell(t *testing.T, folder, script string, env ...string) error {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("the example is for a POSIX shell")
	}
	for _, many := range []string{"1..50", "1..400"} {
		script = strings.ReplaceAll(script, many, "1..5")
	}
	c := exec.Command("sh", "-e", "-c", script)
	c.Dir, c.Env = folder, append(os.Environ(), env...)
	out, err := c.CombinedOutput()
	t.Logf("%s\n%s", script, out)
	return err
}

// TestGitHubExample runs the commands of the GitHub Actions example.
func TestGitHubExample(t *testing.T) {
	var workflow struct {
		Jobs map[string]struct {
			Steps []struct{ Name, Run string }
		}
	}
	readYAML(t, "github-actions.yml", &workflow)
	steps := map[string]string{}
	for _, s := range workflow.Jobs["batch"].Steps {
		steps[s.Name] = s.Run
	}
	for _, test := range []struct {
		name, candidate string
		code            int
		summary, junit  string
	}{
		{"better", "rusher", 0, "games: met", `failures="0"`},
		{"worse", "starter", 1, "games: not met", `failures="2"`},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			install(t, test.candidate, filepath.Join(dir, "new", "bot"))
			install(t, "starter", filepath.Join(dir, "old", "bot"))
			if test.code != 0 {
				install(t, "counter", filepath.Join(dir, "old", "bot"))
			}
			summary := filepath.Join(dir, "summary.md")
			err := shell(t, dir, steps["Play"], "GITHUB_STEP_SUMMARY="+summary)
			code := 0
			if err != nil {
				var exit *exec.ExitError
				require.ErrorAs(t, err, &exit)
				code = exit.ExitCode()
			}
			assert.Equal(t, test.code, code)
			text, err := os.ReadFile(summary)
			require.NoError(t, err)
			assert.Contains(t, string(text), test.summary)

			require.NoError(t, shell(t, dir, steps["Report"]))
			text, err = os.ReadFile(filepath.Join(dir, "junit.xml"))
			require.NoError(t, err)
			assert.Contains(t, string(text), test.junit)
		})
	}
}

// fakeParallel stands in for GNU parallel: it runs the command for each argument on
// this machine.
const fakeParallel = `#!/bin/sh -e
while [ "$1" != bhack ]; do shift; done
command=
while [ "$1" != ::: ]; do command="$command $1"; shift; done
shift
for i; do sh -e -c "$(echo "$command" | sed "s/{}/$i/g")"; done
`

// TestParallelExample runs the script for GNU parallel.
func TestParallelExample(t *testing.T) {
	script, err := os.ReadFile(examples + "parallel.sh")
	require.NoError(t, err)
	dir := t.TempDir()
	install(t, "gambler", filepath.Join(dir, "players", "new"))
	install(t, "rusher", filepath.Join(dir, "players", "old"))
	require.NoError(t, os.Mkdir(filepath.Join(dir, "bin"), 0o777))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "bin", "parallel"), []byte(fakeParallel), 0o777))
	path := filepath.Join(dir, "bin") + string(os.PathListSeparator) + os.Getenv("PATH")
	require.NoError(t, shell(t, dir, strings.TrimRight(string(script), "\n")+" > merged.txt", "PATH="+path))
	merged, err := os.ReadFile(filepath.Join(dir, "merged.txt"))
	require.NoError(t, err)
	assert.Contains(t, string(merged), "Score of new vs old:")
}

// TestClusterExamples runs the scripts for clusters, all of their tasks, and makes
// sure that their results are those of one machine.
func TestClusterExamples(t *testing.T) {
	const shards = 8
	var job struct {
		Spec struct {
			Completions int
			Template    struct {
				Spec struct{ Containers []struct{ Args []string } }
			}
		}
	}
	readYAML(t, "kubernetes-job.yml", &job)
	require.Equal(t, shards, job.Spec.Completions)
	slurm, err := os.ReadFile(examples + "slurm.sh")
	require.NoError(t, err)

	want := ""
	for name, task := range map[string]func(shard int) (script, env string){
		"kubernetes": func(shard int) (string, string) {
			return job.Spec.Template.Spec.Containers[0].Args[0], fmt.Sprintf("JOB_COMPLETION_INDEX=%d", shard-1)
		},
		"slurm": func(shard int) (string, string) {
			return string(slurm), fmt.Sprintf("SLURM_ARRAY_TASK_ID=%d", shard)
		},
	} {
		dir := t.TempDir()
		install(t, "gambler", filepath.Join(dir, "players", "new"))
		install(t, "rusher", filepath.Join(dir, "players", "old"))
		for shard := 1; shard <= shards; shard++ {
			script, env := task(shard)
			require.NoError(t, shell(t, dir, script, env, fmt.Sprintf("SLURM_ARRAY_TASK_COUNT=%d", shards)), name)
		}
		merge := exec.Command("sh", "-c", "bhack batch merge results/shard*.jsonl")
		merge.Dir = dir
		got, err := merge.Output()
		require.NoError(t, err, name)
		if want == "" {
			whole := exec.Command("bhack", "batch", "new=players/new", "old=players/old", "--seeds", "1..5", "--sizes", "8,16")
			whole.Dir = dir
			text, err := whole.Output()
			require.NoError(t, err)
			want = string(text)
		}
		assert.Equal(t, want, string(got), name)
	}
}
