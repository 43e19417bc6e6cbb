#!/bin/sh
# A schedule in 8 shards on several machines, by GNU parallel. All of them see this
# folder; hosts.txt names them, one a line. Run it again after a failure, and it goes on.
set -e
mkdir -p results
parallel --sshloginfile "${HOSTS:-hosts.txt}" --workdir . --jobs 1 \
    bhack batch new=players/new old=players/old --seeds 1..400 --sizes 8,16 \
    --shard {}/8 --out results/shard{}.jsonl --quiet '>' results/shard{}.txt \
    ::: 1 2 3 4 5 6 7 8
bhack batch merge results/shard*.jsonl
