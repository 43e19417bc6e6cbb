package vm

import (
	"fmt"
	"iter"
	"runtime/debug"

	"bhack/sandbox/internal/object"
)

// Pool keeps stacks and coroutines for machines to use in turn: those that are not
// paused need none. A pool may be used by one goroutine at a time.
type Pool struct {
	stacks     []*stack
	coroutines []*coroutine
	census     *object.Census
	recycler   object.Recycler
	lookups    object.Lookups
	// spare is an expression that is not in use, with empty registers; or nil.
	spare *expression
	// watch follows the counters of the robot whose turn it is.
	watch watch
	// contents are where contents are collected, and copies where copies of them are.
	contents object.Contents
	copies   object.ContentsRoom
	// kept are objects that a robot has come to keep in its turn.
	kept []object.Value
	// drawn are the tests of random numbers in that turn, and below is scratch for what a function has drawn.
	drawn []drawnTest
	below []object.DrawnInt
}

// getCensus returns a census that has counted nothing.
func (p *Pool) getCensus() *object.Census {
	if p.census == nil {
		p.census = &object.Census{Other: countOther}
	}
	return p.census
}

// Close ends the pool's coroutines. Machines must have been closed before.
func (p *Pool) Close() {
	for _, c := range p.coroutines {
		c.stop()
	}
	p.coroutines, p.stacks = nil, nil
}

func (p *Pool) getStack() *stack {
	if n := len(p.stacks); n > 0 {
		s := p.stacks[n-1]
		p.stacks = p.stacks[:n-1]
		return s
	}
	return &stack{spare: firstChunk}
}

func (p *Pool) putStack(s *stack) {
	s.reset()
	p.stacks = append(p.stacks, s)
}

func (p *Pool) getCoroutine() *coroutine {
	if n := len(p.coroutines); n > 0 {
		c := p.coroutines[n-1]
		p.coroutines = p.coroutines[:n-1]
		return c
	}
	return newCoroutine()
}

func (p *Pool) putCoroutine(c *coroutine) {
	c.job = nil
	p.coroutines = append(p.coroutines, c)
}

// coroutine runs one job after another on a goroutine of its own, which runs only
// while resume waits for it.
type coroutine struct {
	job   func()
	next  func() (done bool, ok bool)
	stop  func()
	yield func(done bool) bool
}

func newCoroutine() *coroutine {
	c := &coroutine{}
	c.next, c.stop = iter.Pull(func(yield func(bool) bool) {
		debug.SetPanicOnFault(true) // as it is where a match is played: the setting is that of a goroutine
		c.yield = yield
		for {
			c.run()
			if !yield(true) {
				return
			}
		}
	})
	return c
}

// Fault is a panic of a job. It keeps the stack of the job's goroutine, of which
// nothing is left when the panic reaches the one that resumed it.
type Fault struct {
	// Value is what the job panicked with.
	Value any
	// Stack is the stack of the goroutine, as package debug formats it.
	Stack string
}

// PanicStack returns the Stack.
func (f *Fault) PanicStack() string { return f.Stack }

// String returns the text of the Value.
func (f *Fault) String() string { return fmt.Sprint(f.Value) }

// run runs the job.
func (c *coroutine) run() {
	defer func() {
		if v := recover(); v != nil {
			panic(&Fault{v, string(debug.Stack())})
		}
	}()
	c.job()
}

// resume starts or continues the job; done tells that it ended.
func (c *coroutine) resume() (done bool) {
	done, _ = c.next()
	return done
}

// pause, called by the job, makes resume return.
func (c *coroutine) pause() { c.yield(false) }

const (
	// firstChunk is the size of a stack's first part, in values; each further one
	// has twice the size of the one before, up to maxChunk.
	firstChunk = 512
	maxChunk   = 8192
	// keptChunks is how many parts an unused stack keeps, and keptFrames how many frames, and how many above each.
	keptChunks = 2
	keptFrames = 64
	// maxChunks is how many parts a stack may have: beyond some 60,000 values, a call
	// is a RecursionError however few are nested.
	maxChunks = 11
)

// stack holds the registers of frames: each frame's registers are a slice of a
// chunk, whose capacity reaches to the end of that chunk. What a frame leaves in
// its registers stays there until another one overwrites it.
type stack struct {
	chunks [][]object.Value
	// spare is how many values at the end of the first chunk have not been used.
	spare int
	// top is the number of the last chunk that has been used.
	top int
	// frames are unused, with those above them.
	frames []*frame
}

// chunk returns chunk i, which nothing uses, with room for at least n values.
func (s *stack) chunk(i, n int) []object.Value {
	size := max(chunkSize(i), n)
	switch {
	case i == len(s.chunks):
		s.chunks = append(s.chunks, make([]object.Value, size))
	case len(s.chunks[i]) < n:
		s.chunks[i] = make([]object.Value, size)
	}
	return s.chunks[i]
}

// chunkSize is how large part i of a stack is, unless a frame needs more.
func chunkSize(i int) int { return min(firstChunk<<min(i, 16), maxChunk) }

// use notes that the registers of a frame are used, which may be in the first chunk.
func (s *stack) use(f *frame) {
	if spare := cap(f.regs) - len(f.regs); spare < s.spare && f.chunk == 0 {
		s.spare = spare
	}
}

// reset makes the stack small and empty again after a turn, so that the next robot
// does not keep alive what this one left there.
func (s *stack) reset() {
	if len(s.frames) > keptFrames {
		clear(s.frames[keptFrames:])
		s.frames = s.frames[:keptFrames]
	}
	if s.top > 0 { // calls have been nested deeply
		for _, f := range s.frames {
			f.dropAbove(keptFrames)
		}
	}
	if len(s.chunks) > keptChunks {
		clear(s.chunks[keptChunks:])
		s.chunks = s.chunks[:keptChunks]
	}
	// How deep calls may nest must not depend on what frames others needed.
	for i, chunk := range s.chunks {
		if len(chunk) != chunkSize(i) {
			clear(s.chunks[i:])
			s.chunks = s.chunks[:i]
			break
		}
	}
	if len(s.chunks) == 0 {
		s.spare, s.top = firstChunk, 0
		return
	}
	first := s.chunks[0]
	clear(first[:len(first)-s.spare])
	s.spare = len(first)
	for _, chunk := range s.chunks[1:min(s.top+1, len(s.chunks))] {
		clear(chunk)
	}
	s.top = 0
}

// getFrame returns an unused frame for a call from back, which is nil for the first.
func (s *stack) getFrame(back *frame) *frame {
	if back != nil && back.above != nil {
		return back.above
	}
	return s.takeFrame(back)
}

// takeFrame is getFrame where there has been no call yet.
func (s *stack) takeFrame(back *frame) *frame {
	var f *frame
	if n := len(s.frames); n > 0 {
		f = s.frames[n-1]
		s.frames = s.frames[:n-1]
	} else {
		f = new(frame)
	}
	if back != nil {
		back.above = f
	}
	return f
}

// putAbove takes back the frames above that of a generator which does not run any more: many may be suspended.
func (s *stack) putAbove(f *frame) {
	if f.above != nil {
		s.frames = append(s.frames, f.above)
		f.above = nil
	}
}

// putFrame takes back a frame, or what a generator that has ended leaves. What push sets anew stays in it.
func (s *stack) putFrame(f *frame) {
	if f.gen != nil {
		s.putAbove(f)
		return
	}
	if f.back == nil {
		s.frames = append(s.frames, f)
	}
	if f.kind != callFrame {
		*f = frame{above: f.above}
	}
}

// dropAbove lets go of all but n frames above one that is unused.
func (f *frame) dropAbove(n int) {
	for ; n > 0 && f.above != nil; n-- {
		f = f.above
	}
	f.above = nil
}
