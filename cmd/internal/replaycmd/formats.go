package replaycmd

import (
	"context"
	"io"
	"os"
	"slices"
	"strings"

	"bhack/export/animation"
	"bhack/export/sheet"
	"bhack/export/table"
	"bhack/export/viewer"
	"bhack/replay"
	"bhack/replay/officiallog"
)

// exportFormat is one format that replays are exported to.
type exportFormat struct {
	name string
	// suffix ends the names of files of the format.
	suffix string
	// start is what files of the format begin with, by which those that may be replaced are told from others.
	start string
	about string
	// flags are those that only some formats take.
	flags []string
	// write reads the replay o.file and writes it to w.
	write func(ctx context.Context, w io.Writer, o exportOptions) error
}

// exportFormats returns all formats, in the order of the help. A further one is
// a further entry.
func exportFormats() []exportFormat {
	return []exportFormat{
		{
			name: "gif", suffix: ".gif", start: "GIF89a", about: "an animation, a frame for each round",
			flags: []string{"fps", "scale", "rounds"}, write: writeGIF,
		},
		{
			name: "svg", suffix: ".svg", start: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg ",
			about: "one sheet of boards: first, last, and where most happened",
			flags: []string{"boards"}, write: writeSVG,
		},
		{
			name: "html", suffix: ".html",
			start: "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" ",
			about: "a web page that plays the match; needs no network", write: writeHTML,
		},
		{name: "csv", suffix: ".csv", start: strings.Join(table.Columns(), ","), about: "a table with a line for each turn", write: writeCSV},
		{
			name: "official-log", suffix: ".txt", start: "[Game info] Seed: ",
			about: "what the contest's engine printed with --raw-text, for its viewers",
			write: writeOfficialLog,
		},
	}
}

// isOther reports whether there is a file that is not of the format, nor empty.
func (f *exportFormat) isOther(path string) bool {
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() || info.Size() == 0 {
		return false
	}
	file, err := os.Open(path)
	if err != nil {
		return true
	}
	defer file.Close() // it was opened for reading only
	start := make([]byte, len(f.start))
	_, err = io.ReadFull(file, start)
	return err != nil || string(start) != f.start
}

func formatNames() []string {
	var names []string
	for _, f := range exportFormats() {
		names = append(names, f.name)
	}
	return names
}

// formatNamed returns the format of a name, which must be that of one.
func formatNamed(name string) exportFormat {
	all := exportFormats()
	return all[slices.IndexFunc(all, func(f exportFormat) bool { return f.name == name })]
}

// formatTaking returns the name of the format that takes a flag which not all take.
func formatTaking(flag string) string {
	all := exportFormats()
	return all[slices.IndexFunc(all, func(f exportFormat) bool { return slices.Contains(f.flags, flag) })].name
}

func writeGIF(ctx context.Context, w io.Writer, o exportOptions) error {
	return withReplay(ctx, o.file, func(r *replay.Reader) error { return animation.Write(w, r, o.gif) })
}

func writeSVG(ctx context.Context, w io.Writer, o exportOptions) error {
	var plan sheet.Plan
	err := withReplay(ctx, o.file, func(r *replay.Reader) (err error) {
		plan, err = sheet.NewPlan(r, o.sheet)
		return err
	})
	if err != nil {
		return err
	}
	return withReplay(ctx, o.file, func(r *replay.Reader) error { return sheet.Write(w, r, plan) })
}

func writeHTML(ctx context.Context, w io.Writer, o exportOptions) error {
	return withReplay(ctx, o.file, func(r *replay.Reader) error { return viewer.Write(w, r) })
}

func writeCSV(ctx context.Context, w io.Writer, o exportOptions) error {
	return withReplay(ctx, o.file, func(r *replay.Reader) error { return table.Write(w, r) })
}

func writeOfficialLog(ctx context.Context, w io.Writer, o exportOptions) error {
	return withReplay(ctx, o.file, func(r *replay.Reader) error { return officiallog.Export(w, r) })
}
