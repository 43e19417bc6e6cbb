# The targets that people and CI use. They need Go and nothing else.

.PHONY: help build check test test-exhaustive test-race test-pointers lint bench bench-peers bench-counts profile bench-meter acceptance golden conformance fuzz-python fuzz

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  \1\t/p' $(MAKEFILE_LIST) | expand -t 18

build: ## build the binary, bin/bhack
	CGO_ENABLED=0 go build -trimpath -o bin/bhack ./cmd/bhack

check: lint test test-pointers ## what a change must pass

test: ## run all tests
	go test ./...

test-exhaustive: ## run all cases of the largest tests, of which `make test` runs one of four
	go test ./engine -count 1 -timeout 30m -run 'TestOracle|TestRunAllOfWhatTurnsMake|TestRunAllOfWhatIsKeptForAWhile' -exhaustive

# The race detector needs a C compiler, and takes too long for all tests.
test-race: ## run the tests of what goroutines share with the race detector
	go test -race ./sandbox/internal/object ./sandbox/internal/vm ./tournament/runner ./cmd/internal/cli
	go test -race ./sandbox -run 'TestImports|TestModuleNamesAreShared'

# The sandbox reads registers, instructions and states by unsafe pointers, and a replay's texts are parts of one buffer: the compiler can have
# each pointer checked to stay in the memory that it is about, and with the tag kinds values are checked to be what they are read as. What goes
# wrong there shows by chance else, as a crash of the garbage collector.
test-pointers: ## run the Python corpus and matches with unsafe pointers and the kinds of values checked
	go test -tags kinds -gcflags=all=-d=checkptr ./sandbox/internal/native ./sandbox/internal/object ./sandbox/internal/vm
	go test -tags kinds -gcflags=all=-d=checkptr ./sandbox -run 'TestCorpus|TestPauseAnywhere|TestTracebacks'
	go test -tags kinds -gcflags=all=-d=checkptr ./engine ./match -run 'TestRunAllOfPlayers|TestReplay|TestLargestRound'

lint: ## formatting, vet and staticcheck
	@test -z "$$(go tool gofumpt -l .)" || { echo 'not formatted with gofumpt:'; go tool gofumpt -l .; exit 1; }
	go vet ./...
	go tool staticcheck ./...

bench: ## run the benchmarks, in benchstat's format
	go test -run '^$$' -bench . -benchmem ./...

# PLAYERS are folders of other players, of which the matches are measured instead: PLAYERS='../mybot ../theirs'.
PLAYERS ?=
bench-peers: ## measure against python3 and gpython: bench/doc.go says what
	go run ./bench $(addprefix -player ,$(PLAYERS))

bench-counts: ## compare allocations, and with valgrind instructions, with the figures in bench/testdata
	BENCH_CALLGRIND=1 go test ./bench -count=1 -run TestCounts -v

# The profile says where to spend the compiler's effort: on what matches and scripts do most. A stale one does no harm but
# to speed; the figures in bench/testdata move with it.
profile: ## write the profile anew by which the binary is optimised, cmd/bhack/default.pgo
	@dir=$$(mktemp -d) && \
		go test -trimpath ./bench -run '^$$' -bench Players -benchtime 2s -cpuprofile $$dir/matches -o $$dir/bench.test && \
		go test -trimpath ./sandbox -run '^$$' -bench Run -benchtime 0.3s -cpuprofile $$dir/scripts -o $$dir/sandbox.test && \
		go tool pprof -proto -output cmd/bhack/default.pgo $$dir/matches $$dir/scripts && rm -r $$dir

# METER narrows what is measured: METER='-short' takes one size of each operation,
# METER='-meter.only hoard' those that match, and -meter.most sets another bound.
METER ?=
bench-meter: ## measure what a bytecode of each operation takes; fails over 20 times plain code
	go test ./sandbox -run '^TestHonestMeter$$' -count 1 -timeout 30m -v -meter $(METER)

acceptance: ## the long variant of the tests of batches: 500 matches, played in four ways
	go test ./cmd -run TestBatchIdentical -v -batch-games 500

# Golden output of the Python scripts: PYTHON must be a CPython 3.7.
PYTHON ?= python3.7
golden: ## write the expected output of the Python corpus anew
	cd sandbox/testdata/py && for f in *.py; do PYTHONHASHSEED=0 $(PYTHON) "$$f" > "$${f%.py}.out" || exit 1; done

# CPython's own tests, from the library of PYTHON. Those that do not pass are listed in sandbox/testdata/conformance/differences.txt;
# CONFORMANCE='-conformance.only test_list.ListTest.test_len' shows the traceback of one, and -conformance.update writes the list anew.
CONFORMANCE ?=
conformance: ## run the tests of CPython 3.7's library in the sandbox
	@tests=$$($(PYTHON) -c 'import sys, test; print(test.__path__[0] if sys.version_info[:2] == (3, 7) else "")') && \
		test -n "$$tests" || { echo '$(PYTHON) is no CPython 3.7 with its tests'; exit 1; }; \
		go test ./sandbox -run '^TestConformance$$' -count 1 -timeout 30m -v -conformance "$$tests" $(CONFORMANCE)

# Go fuzzes one target at a time; FUZZTIME is how long each one runs.
FUZZTIME ?= 10s
fuzz: ## run every fuzz target for a while; what they find is kept as a seed in testdata/fuzz
	@set -e; for file in $$(grep -rl --include='*_test.go' '^func Fuzz' .); do \
		for target in $$(sed -n 's/^func \(Fuzz[A-Za-z0-9_]*\)(.*/\1/p' $$file); do \
			echo "$$target in $$(dirname $$file)"; \
			go test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) $$(dirname $$file); \
		done; \
	done

# Random programs: N of them from seed FIRST on, which the sandbox and PYTHON must run alike.
N ?= 1000
FIRST ?= 1
fuzz-python: ## compare the sandbox with CPython 3.7 on random programs
	PYTHON=$(PYTHON) FUZZ_FIRST=$(FIRST) FUZZ_COUNT=$(N) go test ./sandbox -run TestAgainstCPython -count 1 -timeout 60m
