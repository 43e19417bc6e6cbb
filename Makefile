# The targets that people and CI use. They need Go and nothing else.

.PHONY: build test lint bench bench-peers bench-counts golden

build: ## build the binary, bin/bhack
	CGO_ENABLED=0 go build -trimpath -o bin/bhack ./cmd/bhack

test: ## run all tests
	go test ./...

lint: ## formatting, vet and staticcheck
	@test -z "$$(go tool gofumpt -l .)" || { echo 'not formatted with gofumpt:'; go tool gofumpt -l .; exit 1; }
	go vet ./...
	go tool staticcheck ./...

bench: ## run the benchmarks, in benchstat's format
	go test -run '^$$' -bench . -benchmem ./...

bench-peers: ## measure against python3 and gpython: bench/doc.go says what
	go run ./bench

bench-counts: ## compare allocations, and with valgrind instructions, with the figures in bench/testdata
	BENCH_CALLGRIND=1 go test ./bench -count=1 -run TestCounts -v

# Golden output of the Python scripts: PYTHON must be a CPython 3.7.
PYTHON ?= python3.7
golden: ## write the expected output of the Python corpus anew
	cd sandbox/testdata/py && for f in *.py; do PYTHONHASHSEED=0 $(PYTHON) "$$f" > "$${f%.py}.out" || exit 1; done
