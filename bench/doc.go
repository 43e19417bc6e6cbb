// Command bench measures bhack against its peers: engines and interpreters that do
// the same work without a meter. It prints one table for each target, with the ratio
// to the peer and what the target is.
//
//	make bench-peers                     everything, three runs of each
//	go run ./bench -runs 5 matches       one part, more runs
//	go run ./bench -out result.txt       the tables, to a file as well
//	go run ./bench -player ../mybot -player ../theirs
//	                                     matches of all pairs of other players instead
//
// The parts are:
//
//	matches   whole matches, ruleset final, size 16, 500 rounds, one processor
//	          (GOMAXPROCS=1), without a replay and with one written as .json, against
//	          peer/engine.py on python3: the pairs of the stronger example players and
//	          of the players in players/, which are written as contest players were;
//	          three of those leave most of their work to builtin functions, and six were
//	          written without a look at how bhack plays; and two times twelve more of that
//	          kind, each against itself
//	micro     the scripts of sandbox/testdata/bench against python3, and against
//	          gpython's own interpreter where it can run them
//	robots    how long a robot takes to start whose player has 300 lines, by itself and as a
//	          clone of another one, and how long a pause and the way back from it take
//	memory    the largest resident size of a match with 1,000 pawns of that player on a
//	          board of 32 by 32
//
// peer/engine.py is a whole engine in plain Python, without sandbox and meter; bhack
// plays with --rng shared, so that both play the same match, and a test compares their
// boards. With other players it is printed where they do not, as when bhack has paused a
// turn, and the peer, which has no budget, has not. Of each match two ratios are printed:
// that of the two processes from start to end, and, stricter, that of bhack's process to
// what the peer says its match took without the start of Python and the loading of the
// players.
//
// Times are those of the processor, user and system, since other processes disturb them
// least; where python3 is a script that finds the interpreter, they are the interpreter's
// own. Each command is run in turn with those that it is compared with, so that a machine
// whose speed drifts treats all alike, and the fastest run counts. Without python3 what
// needs it is left out, with a line that says so.
//
// docs/performance.md holds results. TestCounts, which needs neither python3 nor a quiet
// machine, guards counts instead of times: see counts_test.go.
package main
