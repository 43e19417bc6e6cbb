package report

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"bhack/internal/printable"
	"bhack/rating"
)

// The elements of JUnit's XML, as CI servers read it.
type (
	junitSuites struct {
		XMLName  xml.Name     `xml:"testsuites"`
		Name     string       `xml:"name,attr"`
		Tests    int          `xml:"tests,attr"`
		Failures int          `xml:"failures,attr"`
		Errors   int          `xml:"errors,attr"`
		Skipped  int          `xml:"skipped,attr"`
		Suites   []junitSuite `xml:"testsuite"`
	}
	junitSuite struct {
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Errors   int         `xml:"errors,attr"`
		Skipped  int         `xml:"skipped,attr"`
		Cases    []junitCase `xml:"testcase"`
	}
	junitCase struct {
		Class   string        `xml:"classname,attr"`
		Name    string        `xml:"name,attr"`
		Failure *junitMessage `xml:"failure,omitempty"`
		Error   *junitMessage `xml:"error,omitempty"`
		Skipped *junitMessage `xml:"skipped,omitempty"`
		Out     *junitText    `xml:"system-out,omitempty"`
	}
	junitMessage struct {
		Message string `xml:"message,attr"`
		Text    string `xml:",cdata"`
	}
	junitText struct {
		Text string `xml:",cdata"`
	}
)

// writeJUnit writes a suite with a case for each pairing, and one with a case for
// each requirement. A pairing's case has the exceptions and pauses of its robots in
// its output, each with the command that plays the game again. It fails for what is
// in Pairing.Failures, and not for what the user has not forbidden. Games that are missing are an error.
func (r *Report) writeJUnit(out io.Writer) error {
	all := junitSuites{Name: "bhack batch"}
	if !r.Complete {
		all.add(junitSuite{Name: "batch", Cases: []junitCase{{
			Class: "batch", Name: "all games played", Error: &junitMessage{Message: incompleteNote},
		}}})
	}
	pairings := junitSuite{Name: "pairings"}
	for i := range r.Pairings {
		pairings.Cases = append(pairings.Cases, r.Pairings[i].junit())
	}
	all.add(pairings)
	if len(r.Requirements) > 0 {
		requirements := junitSuite{Name: "requirements"}
		for _, q := range r.Requirements {
			requirements.Cases = append(requirements.Cases, q.junit())
		}
		all.add(requirements)
	}
	if _, err := io.WriteString(out, xml.Header); err != nil {
		return err
	}
	enc := xml.NewEncoder(out)
	enc.Indent("", "  ")
	if err := enc.Encode(all); err != nil {
		return err
	}
	_, err := io.WriteString(out, "\n")
	return err
}

// add adds a suite and counts its cases.
func (s *junitSuites) add(suite junitSuite) {
	for _, c := range suite.Cases {
		suite.Tests++
		switch {
		case c.Error != nil:
			suite.Errors++
		case c.Failure != nil:
			suite.Failures++
		case c.Skipped != nil:
			suite.Skipped++
		}
	}
	s.Tests += suite.Tests
	s.Failures += suite.Failures
	s.Errors += suite.Errors
	s.Skipped += suite.Skipped
	s.Suites = append(s.Suites, suite)
}

func (p *Pairing) junit() junitCase {
	c := junitCase{Class: "pairings", Name: printable.Text(p.First + " vs " + p.Second)}
	var b strings.Builder
	p.table(&b)
	for _, i := range p.Incidents {
		i.text(&b)
	}
	c.Out = &junitText{b.String()}
	switch {
	case len(p.Failures) > 0:
		var failures strings.Builder
		for _, failure := range p.Failures {
			fmt.Fprintln(&failures, printable.Text(failure))
		}
		c.Failure = &junitMessage{Message: printable.Text(p.Failures[0]), Text: "\n" + failures.String()}
	case p.SPRT != nil && p.SPRT.Verdict == rating.Continue:
		c.Skipped = &junitMessage{Message: "undecided: " + printable.Text(p.SPRT.line())}
	}
	return c
}

func (q *Requirement) junit() junitCase {
	c := junitCase{Class: "requirements", Name: printable.Text(q.Expression)}
	switch q.Status {
	case StatusNotMet:
		c.Failure = &junitMessage{Message: printable.Text(fmt.Sprintf("%s: it is %s", q.Expression, q.Value))}
	case StatusUndecided:
		c.Skipped = &junitMessage{Message: "undecided"}
	}
	return c
}
