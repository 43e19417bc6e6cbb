package animation

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/image/font/inconsolata"
)

func TestSpell(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ name, in, want string }{
		{"ASCII", "rusher-2 (new)", "rusher-2 (new)"},
		{"Latin letters of the fonts", "Äpfel façade", "Äpfel façade"},
		{"Cyrillic", "Алиса", "Alisa"},
		{"Greek", "Ωμέγα", "Omega"},
		{"accents of their own", "ne\u0301e", "nee"},
		{"Chinese", "測試bot", "CeShibot"},
		{"kana", "テスト", "tesuto"},
		{"a picture", "🦊fox", ":fox:fox"},
		{"no letters for it", "\ue000fox", "\ue000fox"},
		{"unknown letters", "\U0001204efox", "?fox"},
		{"a wide space, which is cleaned later", "a\u3000b", "a\u3000b"},
		{"what cannot be printed", "a\u202eb\x00", "a\u202eb\x00"},
		{"nothing", "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			assert.Equal(t, tt.want, spell(tt.in))
		})
	}
}

// TestFontsHaveTheSame makes sure that one font tells for both what they have.
func TestFontsHaveTheSame(t *testing.T) {
	t.Parallel()
	assert.Equal(t, inconsolata.Regular8x16.Ranges, inconsolata.Bold8x16.Ranges)
}
