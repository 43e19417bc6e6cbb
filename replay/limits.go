package replay

import "bhack/replay/internal/jsonscan"

// TooLargeError says that a replay, or a part of it, has more bytes than it may have.
type TooLargeError = jsonscan.TooLargeError

// What a replay may hold. Writers refuse what is beyond a limit, so that
// readers, which refuse it too, can read all that was written.
const (
	// MinSize is the smallest length of a board's side, in squares.
	MinSize = 8
	// MaxSize is the largest length of a board's side, in squares.
	MaxSize = 32
	// MaxNumber is the largest value of every integer but the seed and those of
	// memory. It fits 32 bits, signed.
	MaxNumber = 1<<31 - 1
	// MaxMemory is the largest limit of memory, in bytes. Every JSON parser reads it
	// exactly.
	MaxMemory int64 = 1<<53 - 1
	// MaxHeaderBytes is the largest size, in bytes of JSON, of all that comes
	// before the rounds, and of all that comes after them.
	MaxHeaderBytes = 1 << 20
	// MaxRoundBytes is the largest size of a round, in bytes of JSON.
	MaxRoundBytes = 64 << 20
	// MaxRoundLogs is the largest number of log lines in a round.
	MaxRoundLogs = 1 << 20
	// MaxDocumentBytes is the largest size of a replay, in bytes of JSON,
	// decompressed.
	MaxDocumentBytes = 1 << 30
)

// limits holds the limits on size; tests lower them.
type limits struct {
	header, round, document int64
	logs                    int
}

// formatLimits are the limits that the format sets.
func formatLimits() limits {
	return limits{
		header:   MaxHeaderBytes,
		round:    MaxRoundBytes,
		document: MaxDocumentBytes,
		logs:     MaxRoundLogs,
	}
}
