package object

import "unsafe"

// Most of the time that it takes to make a short string, or a pair of numbers, is that of
// allocating it. So a robot makes them in blocks of a few. A block is alive as long as one
// of its parts is, and a census counts all of it; what its parts refer to could not be
// counted, so that only objects that refer to no others are parts of blocks. For this
// reason the garbage collector need not follow a pointer in a block, either: all lead into
// the block itself, or to what is never freed.

// perBlock is the number of objects in a block. More of them would hardly be faster, and a
// single one that stays alive keeps the rest.
const perBlock = 4

// part is 1 plus the position of an object in its block, and 0 for one that is in none.
type part uint8

// sharedPart marks a tuple that robots share.
const sharedPart part = 255

// blockOf returns the block of the object at p, whose parts are of a size, and the size of
// it; or nil when the object is in none.
func (at part) blockOf(p unsafe.Pointer, size uintptr) (block unsafe.Pointer, bytes uintptr) {
	if at == 0 || at == sharedPart {
		return nil, 0
	}
	return unsafe.Add(p, -int(size)*int(at-1)), size * perBlock
}

// blocks is where a robot's next short strings and pairs go.
type blocks struct {
	texts *[perBlock]blockText
	pairs *[perBlock]blockPair
	// textsLeft and pairsLeft are how many parts of texts and pairs are left. Where they are
	// below 0 there is no block: the next one is to begin with so many parts.
	textsLeft, pairsLeft int
	// named tells that look-ups remember a name that may be used again, by where it is.
	named bool
	// taken is how many parts have been taken.
	taken Parts
}

// Parts counts parts of blocks.
type Parts struct{ Texts, Pairs int64 }

// blockText is a string with its text in a block.
type blockText struct {
	strWords
	text [longestBlockText]byte
}

// blockPair is the memory of a pair in a block.
type blockPair [unsafe.Sizeof(twoItems{}) / 8]uint64

const (
	textSize = unsafe.Sizeof(blockText{})
	pairSize = unsafe.Sizeof(blockPair{})
	// longestBlockText is the length in bytes up to which a text goes to a block.
	longestBlockText = 24
)

// name notes that look-ups remember a name.
func (b *blocks) name(name *Str) {
	b.named = b.named || name.part != 0 || !name.shared && len(name.S) <= ShortText
}

// nextText returns memory, all zero, for a string, and the part that it is.
func (t *Thread) nextText() (*blockText, part) {
	b := &t.blocks
	if b.textsLeft <= 0 {
		b.texts = t.Recycler.textBlock()
		b.textsLeft = partsOfNext(b.textsLeft)
	}
	b.textsLeft--
	b.taken.Texts++
	return &b.texts[b.textsLeft], part(b.textsLeft + 1)
}

// nextPair is nextText for a pair.
func (b *blocks) nextPair() (*blockPair, part) {
	if b.pairsLeft <= 0 {
		b.pairs = new([perBlock]blockPair)
		b.pairsLeft = partsOfNext(b.pairsLeft)
	}
	b.pairsLeft--
	b.taken.Pairs++
	return &b.pairs[b.pairsLeft], part(b.pairsLeft + 1)
}

// partsOfNext returns with how many parts the next block begins.
func partsOfNext(left int) int {
	if left < 0 {
		return -left
	}
	return perBlock
}

// Parts returns how many parts of blocks the robot has taken.
func (t *Thread) Parts() Parts { return t.blocks.taken }

// SkipParts takes parts of blocks that nobody uses, so that what comes after them comes to
// lie where it would if somebody did.
func (t *Thread) SkipParts(p Parts) {
	t.blocks.textsLeft = skipParts(t.blocks.textsLeft, int(p.Texts))
	t.blocks.pairsLeft = skipParts(t.blocks.pairsLeft, int(p.Pairs))
}

// CloseBlocks makes the next short string, and the next pair, begin a block: what there is has no further parts.
func (t *Thread) CloseBlocks() {
	b := &t.blocks
	b.taken.Texts += int64(max(b.textsLeft, -b.textsLeft))
	b.taken.Pairs += int64(max(b.pairsLeft, -b.pairsLeft))
	b.textsLeft, b.pairsLeft = 0, 0
}

func skipParts(left, n int) int {
	switch {
	case n == 0:
		return left
	case n < left: // in the block that there is
		return left - n
	case left > 0: // up to its end, and beyond
		n -= left
	default:
		n += perBlock - partsOfNext(left)
	}
	return -((perBlock - n%perBlock) % perBlock)
}

// PairOf is [PairOf] for a pair that no other robot gets hold of.
func (t *Thread) PairOf(a, b Value) Value {
	if max(a.Kind(), b.Kind()) > KindNotImplemented {
		return PairOf(a, b)
	}
	memory, at := t.blocks.nextPair()
	p := (*twoItems)(unsafe.Pointer(memory))
	p.Kind, p.part = KindTuple, at
	p.items = [2]Value{a, b}
	p.Items = p.items[:]
	return of(unsafe.Pointer(p))
}
