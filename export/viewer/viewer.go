// Package viewer writes a match as one web page that plays it: a page that is
// whole in itself, opens from a disk, and asks the network for nothing.
//
// The replay stands in the page as data. What players wrote in it, names, logs
// and tracebacks, never becomes markup or code: the page's script puts it in
// place as text only, and a content security policy lets nothing run but that
// script.
package viewer

import (
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"strings"

	"bhack/replay"
)

//go:embed page
var files embed.FS

// scripts are the parts of the page's script, in the order in which they stand.
// Together they are one script, so that they see each other's names.
func scripts() []string {
	return []string{"model.js", "events.js", "dom.js", "board.js", "chart.js", "panels.js", "player.js", "main.js"}
}

// Write reads the rest of the replay and writes its page to w, a round at a time.
// What it has written when it fails is not a whole page.
func Write(w io.Writer, r *replay.Reader) error {
	p, err := newPage()
	if err != nil {
		return err
	}
	h := r.Header()
	if err := p.templates.ExecuteTemplate(w, "head.html", p.head(h)); err != nil {
		return err
	}
	if err := writeAll(w, "<style>", p.style, "</style>\n"); err != nil {
		return err
	}
	if err := p.templates.ExecuteTemplate(w, "body.html", h); err != nil {
		return err
	}
	if err := writeAll(w, `<script id="replay" type="application/json">`); err != nil {
		return err
	}
	if err := writeReplay(w, r); err != nil {
		return err
	}
	return writeAll(w, "</script>\n<script>", p.script, "</script>\n</body>\n</html>\n")
}

// page is what all pages share.
type page struct {
	templates     *template.Template
	style, script string
}

func newPage() (*page, error) {
	p := &page{}
	var err error
	if p.templates, err = template.ParseFS(files, "page/*.html"); err != nil {
		return nil, err
	}
	if p.style, err = text("style.css"); err != nil {
		return nil, err
	}
	for _, name := range scripts() {
		part, err := text(name)
		if err != nil {
			return nil, err
		}
		p.script += part
	}
	return p, nil
}

// text returns a part of the page. Browsers hash a style or script with its line
// ends made those of Unix, so it must have no others.
func text(name string) (string, error) {
	data, err := fs.ReadFile(files, "page/"+name)
	return strings.ReplaceAll(string(data), "\r\n", "\n"), err
}

// head is what the template of the page's head is given.
type head struct {
	Title  string
	Policy string
}

func (p *page) head(h replay.Header) head {
	return head{
		Title: h.Players.White.Name + " vs " + h.Players.Black.Name,
		Policy: fmt.Sprintf("default-src 'none'; script-src '%s'; style-src '%s'; base-uri 'none'; form-action 'none'",
			digest(p.script), digest(p.style)),
	}
}

// digest returns how a content security policy names an inline script or style.
func digest(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// writeReplay writes the replay anew. A [replay.Writer] escapes what could end
// the element that it stands in.
func writeReplay(w io.Writer, r *replay.Reader) error {
	out, err := replay.NewWriter(w, r.Header())
	if err != nil {
		return err
	}
	for round, err := range r.Rounds() {
		if err != nil {
			return err
		}
		if err := out.WriteRound(round); err != nil {
			return err
		}
	}
	result, err := r.Result()
	if err != nil {
		return err
	}
	return out.Finish(result)
}

func writeAll(w io.Writer, parts ...string) error {
	for _, part := range parts {
		if _, err := io.WriteString(w, part); err != nil {
			return err
		}
	}
	return nil
}
