package object

import (
	"encoding/binary"
	"math"
	"math/big"
	"math/bits"
	"unsafe"
)

// CPython's hashes of numbers are residues modulo the Mersenne prime 2^61-1
// (Objects/longobject.c, Python/pyhash.c); sets iterate in an order that follows
// from them.
const (
	hashBits    = 61
	hashModulus = 1<<hashBits - 1
	hashInf     = 314159
)

// Hash returns the hash of s: SipHash-2-4 with a key of zeros over the text as
// CPython 3.7 stores it (1, 2 or 4 bytes a code point), which is what CPython 3.7
// computes with PYTHONHASHSEED=0.
func (s *Str) Hash() int64 {
	if s.hash != 0 {
		return s.hash
	}
	h := hashText(s)
	s.hash = h
	return h
}

func hashText(s *Str) int64 {
	if len(s.S) == 0 {
		return 0
	}
	if s.wide == nil {
		return fixHash(sipHash([]byte(s.S)))
	}
	return fixHash(sipHash(storage(*s.wide)))
}

// storage lays the code points out as CPython's flexible representation does.
func storage(runes []rune) []byte {
	var top rune
	for _, r := range runes {
		top = max(top, r)
	}
	var out []byte
	switch {
	case top < 1<<8:
		out = make([]byte, len(runes))
		for i, r := range runes {
			out[i] = byte(r)
		}
	case top < 1<<16:
		out = make([]byte, 2*len(runes))
		for i, r := range runes {
			binary.LittleEndian.PutUint16(out[2*i:], uint16(r))
		}
	default:
		out = make([]byte, 4*len(runes))
		for i, r := range runes {
			binary.LittleEndian.PutUint32(out[4*i:], uint32(r))
		}
	}
	return out
}

// fixHash maps -1, which CPython reserves for errors, to -2.
func fixHash(h uint64) int64 {
	if int64(h) == -1 {
		return -2
	}
	return int64(h)
}

// sipHash is SipHash-2-4 (Aumasson, Bernstein: "SipHash: a fast short-input PRF")
// with the key 0, 0.
func sipHash(data []byte) uint64 {
	v0, v1, v2, v3 := uint64(0x736f6d6570736575), uint64(0x646f72616e646f6d),
		uint64(0x6c7967656e657261), uint64(0x7465646279746573)
	last := uint64(len(data)) << 56
	for len(data) >= 8 {
		m := binary.LittleEndian.Uint64(data)
		v3 ^= m
		v0, v1, v2, v3 = sipRound(sipRound(v0, v1, v2, v3))
		v0 ^= m
		data = data[8:]
	}
	for i, b := range data {
		last |= uint64(b) << (8 * i)
	}
	v3 ^= last
	v0, v1, v2, v3 = sipRound(sipRound(v0, v1, v2, v3))
	v0 ^= last
	v2 ^= 0xff
	for range 4 {
		v0, v1, v2, v3 = sipRound(v0, v1, v2, v3)
	}
	return v0 ^ v1 ^ v2 ^ v3
}

func sipRound(v0, v1, v2, v3 uint64) (uint64, uint64, uint64, uint64) {
	v0 += v1
	v2 += v3
	v1 = bits.RotateLeft64(v1, 13) ^ v0
	v3 = bits.RotateLeft64(v3, 16) ^ v2
	v0 = bits.RotateLeft64(v0, 32)
	v2 += v1
	v0 += v3
	v1 = bits.RotateLeft64(v1, 17) ^ v2
	v3 = bits.RotateLeft64(v3, 21) ^ v0
	v2 = bits.RotateLeft64(v2, 32)
	return v0, v1, v2, v3
}

// HashInt returns the hash of a small int.
func HashInt(i int64) int64 {
	if i > -hashModulus && i < hashModulus {
		if i == -1 {
			return -2
		}
		return i
	}
	if i < 0 {
		return fixHash(uint64(-int64(-uint64(i) % hashModulus)))
	}
	return i % hashModulus
}

// HashBig returns the hash of an int of any size.
func HashBig(i *big.Int) int64 {
	const shift = bits.UintSize % hashBits // 2^UintSize is 2^shift modulo 2^61-1
	h := uint64(0)
	words := i.Bits()
	for k := len(words) - 1; k >= 0; k-- {
		w := uint64(words[k])
		h = (h<<shift)&hashModulus | h>>(hashBits-shift)
		h += w&hashModulus + w>>hashBits
		h = h&hashModulus + h>>hashBits
	}
	if h = h % hashModulus; i.Sign() < 0 {
		h = -h
	}
	return fixHash(h)
}

// HashFloat returns the hash of f, equal to that of the int of the same value.
func HashFloat(f float64) int64 {
	switch {
	case math.IsInf(f, 1):
		return hashInf
	case math.IsInf(f, -1):
		return -hashInf
	case math.IsNaN(f):
		return 0
	}
	mantissa, exponent := math.Frexp(f)
	sign := int64(1)
	if mantissa < 0 {
		sign, mantissa = -1, -mantissa
	}
	var x uint64
	for mantissa != 0 {
		x = (x<<28)&hashModulus | x>>(hashBits-28)
		mantissa *= 1 << 28
		exponent -= 28
		y := uint64(mantissa)
		mantissa -= float64(y)
		x += y
		if x >= hashModulus {
			x -= hashModulus
		}
	}
	if exponent >= 0 {
		exponent %= hashBits
	} else {
		exponent = hashBits - 1 - (-1-exponent)%hashBits
	}
	x = (x<<exponent)&hashModulus | x>>(hashBits-exponent)
	return fixHash(uint64(int64(x) * sign))
}

// TupleHasher computes the hash of a tuple from those of its items, as CPython up
// to 3.7 did (Objects/tupleobject.c).
type TupleHasher struct {
	x, mult uint64
	left    uint64
}

// NewTupleHasher returns a hasher for a tuple of n items.
func NewTupleHasher(n int) TupleHasher {
	return TupleHasher{x: 0x345678, mult: 1000003, left: uint64(n)}
}

// Add takes the hash of the next item.
func (h *TupleHasher) Add(hash int64) {
	h.left--
	h.x = (h.x ^ uint64(hash)) * h.mult
	h.mult += 82520 + 2*h.left
}

// Sum returns the hash of the tuple.
func (h *TupleHasher) Sum() int64 { return fixHash(h.x + 97531) }

// Hashes of the objects whose hash CPython takes from their address.
const (
	hashNone           = 0x5f5a1c3d
	hashEllipsis       = 0x3a71b80f
	hashNotImplemented = 0x1d6c29b7
)

// SimpleHash returns the hash of v when no Python code and no recursion is needed
// to find it: numbers, strings, None and the like, and short tuples of these. ok is
// false for all else.
func SimpleHash(v Value) (hash int64, ok bool) {
	switch v.Kind() {
	case KindStr:
		return v.Str().Hash(), true
	case KindInt, KindBool:
		return HashInt(v.AsInt()), true
	case KindFloat:
		return HashFloat(v.AsFloat()), true
	case KindBigInt:
		return HashBig(v.Big().Int), true
	case KindNone:
		return hashNone, true
	case KindEllipsis:
		return hashEllipsis, true
	case KindNotImplemented:
		return hashNotImplemented, true
	case KindHost:
		return (*Host)(v.ref).Hash, true
	case KindTuple:
		return hashShortTuple(v.Tuple().Items)
	}
	return 0, false
}

// quickHash is SimpleHash for values whose hash takes no time worth paying for.
func quickHash(v Value) (hash int64, ok bool) {
	if v.IsInt() && v.num < hashModulus {
		return int64(v.num), true // most ints hash to themselves
	}
	switch v.Kind() {
	case KindStr:
		hash = v.Str().hash
		return hash, hash != 0
	case KindTuple:
		items := v.Tuple().Items
		if hash, ok = pairHash(items); ok {
			return hash, true
		}
		return hashShortTuple(items)
	case KindBigInt:
		return 0, false
	}
	return SimpleHash(v)
}

// hashShortTuple is SimpleHash for a short tuple of simple values.
func hashShortTuple(items []Value) (hash int64, ok bool) {
	if len(items) > ShortTuple {
		return 0, false
	}
	h := NewTupleHasher(len(items))
	for _, item := range items {
		if item.IsInt() {
			h.Add(HashInt(item.AsInt()))
			continue
		}
		if !item.IsSimple() {
			return 0, false
		}
		itemHash, _ := SimpleHash(item)
		h.Add(itemHash)
	}
	return h.Sum(), true
}

// Host is the header of an immutable object that the host defines, such as a
// member of an enumeration: compared by identity.
type Host struct {
	Header
	// Hash is its hash.
	Hash int64
	// Text is what str() gives.
	Text string
	// ReprText is what repr() gives.
	ReprText string
	// Class is its type.
	Class *Type
	// Attrs are its attributes, read only.
	Attrs *Dict
}

// NewHost returns a host object of the class.
func NewHost(class *Type, hash int64, text, repr string) *Host {
	return &Host{Header{KindHost}, hash, text, repr, class, NewDict()}
}

// Value returns h as a value.
func (h *Host) Value() Value { return of(unsafe.Pointer(h)) }

// Host returns the object of a value of KindHost.
func (v Value) Host() *Host { return (*Host)(v.ref) }
