package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"bhack/bots"
)

// players are those whose pairs play, in groups: example players of bhack; players in the
// manner of the contest, from the folder players; such players that leave most of their work
// to builtin functions; and two groups that were written without a look at how bhack plays, of
// players whose pawns keep a few numbers, and of players whose pawns keep more.
var players = [][]string{
	{"gambler", "counter", "phalanx"},
	{"scout", "scribe", "swarm"},
	{"sifter", "judge", "guesser"},
	{"wave", "catcher", "columnist"},
	{"officer", "minder", "roller"},
}

// contest are players that were written by the rules and in the manner of contestants, without a look at bhack or
// at the others: the first in that of the contest's example player, the others in those of better ones. Each plays against itself. They are not
// among those of which the binary's profile is.
var contest = [][]string{
	{
		"checkered", "hedgehog", "ironwall", "kpower", "lanechanger", "oopsie", "patience", "pawnstorm", "sensei", "simplejack",
		"tsunami", "zergmath",
	},
	{
		"chainz", "classy", "colcount", "elder", "fortress", "heatmap", "lattice", "lookahead", "overload", "potato", "tradesim",
		"wavepush",
	},
}

// matches measures whole matches.
func (b *bench) matches() error {
	fmt.Fprintln(b.out, "whole matches against peer/engine.py; turns per second, and how many times as many as the peer")
	if b.python == "" {
		fmt.Fprintln(b.out, "left out")
		return nil
	}
	fmt.Fprintf(b.out, "%-22s %9s %9s %9s %9s %9s %12s\n", "players", "bytecodes", "turns/s", "process", "match", "replay", "replay costs")
	play := b.playOurs
	if len(b.others) > 0 {
		play = b.playOthers
	}
	if err := play(); err != nil {
		return err
	}
	fmt.Fprintln(b.out, "targets: 6x, none under 4x; the replay costs at most 15%")
	return nil
}

// playOthers measures all pairs of the players that are not ours.
func (b *bench) playOthers() error {
	_, err := b.play(pairs(b.others))
	return err
}

func (b *bench) playOurs() error {
	var all matchResults
	for _, group := range players {
		results, err := b.play(pairs(group))
		if err != nil {
			return err
		}
		all = append(all, results...)
	}
	fmt.Fprintln(b.out, "all pairs")
	all.summary(b.out)
	for _, group := range contest {
		var mirrored [][2]string
		for _, name := range group {
			mirrored = append(mirrored, [2]string{name, name})
		}
		if _, err := b.play(mirrored); err != nil {
			return err
		}
	}
	return nil
}

// pairs returns all pairs of a group of players, each against itself included.
func pairs(group []string) (all [][2]string) {
	for i, white := range group {
		for _, black := range group[i:] {
			all = append(all, [2]string{white, black})
		}
	}
	return all
}

// play measures the matches of some pairs, and prints and sums up what came out.
func (b *bench) play(pairs [][2]string) (results matchResults, err error) {
	for _, pair := range pairs {
		m, err := b.match(pair[0], pair[1])
		if err != nil {
			return nil, err
		}
		results = append(results, m)
		fmt.Fprintf(b.out, "%-22s %9.0f %9.0f ", filepath.Base(pair[0])+"-"+filepath.Base(pair[1]), m.bytecodes, m.rate)
		m.print(b.out)
		if m.ours != m.peers {
			fmt.Fprintf(b.out, "  not the same match, so left out of the mean: %s; the peer: %s\n", m.ours, m.peers)
		}
	}
	results.summary(b.out)
	return results, nil
}

// course is how a match went.
type course struct {
	winner        string
	rounds, turns int
}

func (c course) String() string {
	return fmt.Sprintf("%s wins in round %d, %d turns", c.winner, c.rounds, c.turns)
}

// matchResult is what one match took. The ratios are how many times as many turns per
// second bhack plays.
type matchResult struct {
	ours, peers course
	bytecodes   float64 // mean of a turn
	rate        float64 // bhack's turns per second
	process     float64 // both processes, no replay
	match       float64 // bhack's process against the peer's match alone
	replay      float64 // both processes, with a replay
	cost        float64 // bhack with a replay against bhack without
}

func (m matchResult) print(w io.Writer) {
	fmt.Fprintf(w, "%8.2fx %8.2fx %8.2fx %11.0f%%\n", m.process, m.match, m.replay, 100*(m.cost-1))
}

type matchResults []matchResult

// summary prints the geometric mean and the worst of each column, of the matches that were the same on both sides.
func (results matchResults) summary(w io.Writer) {
	var process, match, replay, cost ratios
	for _, m := range results {
		if m.ours != m.peers {
			continue
		}
		process, match = append(process, m.process), append(match, m.match)
		replay, cost = append(replay, m.replay), append(cost, m.cost)
	}
	if len(process) == 0 {
		fmt.Fprintln(w, "no match was the same")
		return
	}
	fmt.Fprintf(w, "%-42s ", "geometric mean")
	matchResult{process: process.mean(), match: match.mean(), replay: replay.mean(), cost: cost.mean()}.print(w)
	fmt.Fprintf(w, "%-42s ", "worst")
	matchResult{process: slices.Min(process), match: slices.Min(match), replay: slices.Min(replay), cost: slices.Max(cost)}.print(w)
}

func (b *bench) match(white, black string) (matchResult, error) {
	folders := make([]string, 2)
	for i, name := range []string{white, black} {
		var err error
		if folders[i], err = b.player(name); err != nil {
			return matchResult{}, err
		}
	}
	play := append([]string{b.bhack, "run"}, folders...)
	play = append(play, "--ruleset", "final", "--size", "16", "--rounds", "500", "--rng", "shared", "--seed", "1", "--format", "json")
	plain := &command{args: append(slices.Clone(play), "--no-replay")}
	written := &command{args: append(slices.Clone(play), "--replay", filepath.Join(b.folder, "replay.json"))}
	peer := &command{args: append([]string{b.python, "bench/peer/engine.py", "--size", "16", "--rounds", "500", "--seed", "1"}, folders...)}
	if err := b.compare(plain, written, peer); err != nil {
		return matchResult{}, err
	}
	ours, bytecodes, err := outcome(plain.output)
	if err != nil {
		return matchResult{}, fmt.Errorf("what bhack printed: %w", err)
	}
	var said struct {
		Winner  string  `json:"winner"`
		Rounds  int     `json:"rounds"`
		Turns   int     `json:"turns"`
		Seconds float64 `json:"seconds"`
	}
	if err := json.Unmarshal(peer.output, &said); err != nil {
		return matchResult{}, fmt.Errorf("what peer/engine.py printed: %w", err)
	}
	m := matchResult{ours: ours, peers: course{said.Winner, said.Rounds, said.Turns}, bytecodes: bytecodes}
	m.rate = float64(ours.turns) / plain.seconds
	rate := float64(said.Turns) / peer.seconds
	m.process = m.rate / rate
	m.match = m.rate * said.Seconds / float64(said.Turns)
	m.replay = float64(ours.turns) / written.seconds / rate
	m.cost = written.seconds / plain.seconds
	return m, nil
}

// outcome reads how a match went, and how many bytecodes a turn took, in what bhack run prints of it as JSON.
func outcome(text []byte) (c course, bytecodes float64, err error) {
	type team struct {
		Turns     int `json:"turns"`
		Bytecodes struct {
			Average float64 `json:"average"`
		} `json:"bytecodes"`
	}
	var said struct {
		Winner string `json:"winner"`
		Rounds int    `json:"rounds"`
		White  team   `json:"white"`
		Black  team   `json:"black"`
	}
	if err := json.Unmarshal(text, &said); err != nil {
		return course{}, 0, err
	}
	turns := said.White.Turns + said.Black.Turns
	for _, t := range [...]team{said.White, said.Black} {
		bytecodes += t.Bytecodes.Average * float64(t.Turns) / float64(turns)
	}
	return course{said.Winner, said.Rounds, turns}, bytecodes, nil
}

// playerFolder returns the absolute path of a folder with a player.
func playerFolder(folder string) (string, error) {
	path, err := filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	_, err = os.Stat(filepath.Join(path, bots.Main))
	return path, err
}

// player returns the folder of a player: one of ours, or a folder that [playerFolder] has returned.
func (b *bench) player(name string) (string, error) {
	if filepath.IsAbs(name) {
		return name, nil
	}
	folder := filepath.Join("bench", "players", name)
	if _, err := os.Stat(folder); err == nil {
		return folder, nil
	}
	files, err := bots.Files(name)
	if err != nil {
		return "", err
	}
	folder = filepath.Join(b.folder, name)
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return "", err
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(folder, f.Name), f.Text, 0o666); err != nil {
			return "", err
		}
	}
	return folder, nil
}
