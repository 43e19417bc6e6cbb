#!/bin/sh
# A schedule in 8 shards, one a task of a Slurm array. A task that is requeued goes on
# from its results file. Submit it with sbatch; afterwards:
#
#     bhack batch merge results/shard*.jsonl
#
#SBATCH --job-name=batch
#SBATCH --array=1-8
#SBATCH --cpus-per-task=4
#SBATCH --mem=3G
#SBATCH --requeue
#SBATCH --signal=B:TERM@60

shard=$SLURM_ARRAY_TASK_ID
exec bhack batch new=players/new old=players/old --seeds 1..400 --sizes 8,16 \
    --jobs "${SLURM_CPUS_PER_TASK:-1}" \
    --shard "$shard/$SLURM_ARRAY_TASK_COUNT" --out "results/shard$shard.jsonl"
