package rating

import (
	"fmt"
	"math"
)

// Model says in what measure the hypotheses of an SPRT are stated.
type Model uint8

const (
	// Normalised states them in normalised Elo, see Evidence.NormalisedElo: how long a test takes then hardly
	// depends on how often pairs are split. It is the default.
	Normalised Model = iota
	// Logistic states them in Elo, that is as expected scores.
	Logistic
)

// String returns "normalised" or "logistic".
func (m Model) String() string {
	switch m {
	case Normalised:
		return "normalised"
	case Logistic:
		return "logistic"
	}
	return fmt.Sprintf("Model(%d)", uint8(m))
}

// MarshalText returns String; an error for a model that is none.
func (m Model) MarshalText() ([]byte, error) {
	if m > Logistic {
		return nil, fmt.Errorf("sprt: unknown model %v", m)
	}
	return []byte(m.String()), nil
}

// UnmarshalText reads "normalised" or "logistic".
func (m *Model) UnmarshalText(text []byte) error {
	for _, known := range []Model{Normalised, Logistic} {
		if string(text) == known.String() {
			*m = known
			return nil
		}
	}
	return fmt.Errorf("sprt: model is %q, but must be %v or %v", text, Normalised, Logistic)
}

// SPRT is a sequential probability ratio test of two hypotheses on the difference in strength: H0, that it is
// Elo0, against H1, that it is Elo1. It stops as soon as the log-likelihood ratio leaves its bounds.
type SPRT struct {
	// Elo0 and Elo1 are the differences under H0 and H1; Elo0 < Elo1. Model says in which Elo.
	Elo0 float64 `json:"elo0"`
	Elo1 float64 `json:"elo1"`
	// Alpha is the wanted probability of accepting H1 when H0 is true, Beta that of accepting H0 when H1 is true;
	// in (0, 1), and less than 1 together. 0 stands for DefaultError.
	Alpha float64 `json:"alpha"`
	Beta  float64 `json:"beta"`
	// Model is the measure of Elo0 and Elo1.
	Model Model `json:"model"`
}

// MaxElo is the largest hypothesis either way, in both models; in Elo it is a score of 0.97. The search for the
// best distribution of a normalised hypothesis is sure to succeed up to there.
const MaxElo = 600

// DefaultError is the error probability used where an SPRT names none.
const DefaultError = 0.05

// Validate returns an error that names the field that is wrong and its value, or nil.
func (t SPRT) Validate() error {
	alpha, beta := t.errors()
	switch {
	case !(math.Abs(t.Elo0) <= MaxElo):
		return fmt.Errorf("sprt: elo0 is %v, must be a number from %d to %d", t.Elo0, -MaxElo, MaxElo)
	case !(math.Abs(t.Elo1) <= MaxElo):
		return fmt.Errorf("sprt: elo1 is %v, must be a number from %d to %d", t.Elo1, -MaxElo, MaxElo)
	case t.Elo0 >= t.Elo1:
		return fmt.Errorf("sprt: elo0 is %v, must be less than elo1, which is %v", t.Elo0, t.Elo1)
	case !(alpha > 0 && alpha < 1):
		return fmt.Errorf("sprt: alpha is %v, must be more than 0 and less than 1", alpha)
	case !(beta > 0 && beta < 1):
		return fmt.Errorf("sprt: beta is %v, must be more than 0 and less than 1", beta)
	case alpha+beta >= 1:
		return fmt.Errorf("sprt: alpha and beta are %v together, must be less than 1", alpha+beta)
	case t.Model > Logistic:
		return fmt.Errorf("sprt: unknown model %v", t.Model)
	}
	return nil
}

// errors returns Alpha and Beta with the default filled in.
func (t SPRT) errors() (alpha, beta float64) {
	alpha, beta = t.Alpha, t.Beta
	if alpha == 0 {
		alpha = DefaultError
	}
	if beta == 0 {
		beta = DefaultError
	}
	return alpha, beta
}

// Bounds returns Wald's bounds of the log-likelihood ratio, ln(beta/(1-alpha)) and ln((1-beta)/alpha): at or below
// lower H0 is accepted, at or above upper H1.
func (t SPRT) Bounds() (lower, upper float64) {
	alpha, beta := t.errors()
	return settle(math.Log(beta / (1 - alpha))), settle(math.Log((1 - beta) / alpha))
}

// Verdict is what an SPRT has come to.
type Verdict uint8

const (
	// Continue means that the evidence decides neither way yet.
	Continue Verdict = iota
	// AcceptH0 means that the difference is taken for Elo0 or less.
	AcceptH0
	// AcceptH1 means that the difference is taken for Elo1 or more.
	AcceptH1
)

// String returns "continue", "H0 was accepted" or "H1 was accepted".
func (v Verdict) String() string {
	switch v {
	case Continue:
		return "continue"
	case AcceptH0:
		return "H0 was accepted"
	case AcceptH1:
		return "H1 was accepted"
	}
	return fmt.Sprintf("Verdict(%d)", uint8(v))
}

// MarshalText returns String.
func (v Verdict) MarshalText() ([]byte, error) { return []byte(v.String()), nil }

// Decide returns the verdict at a log-likelihood ratio.
func (t SPRT) Decide(llr float64) Verdict {
	lower, upper := t.Bounds()
	switch {
	case llr <= lower:
		return AcceptH0
	case llr >= upper:
		return AcceptH1
	}
	return Continue
}
