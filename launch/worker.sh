#!/bin/sh
# launch/worker.sh NODE FILE...: runs the worker with settings that limit its memory.
#
# The queue's database is a WebAssembly module of 8 MB. Optimizing it takes up to 500 MB and seconds of
# the processor at each start, and makes its jobs no faster (docs/performance.md): it stays as it was
# first compiled. Previews, which are WebAssembly too, are drawn by a process of their own. What messages
# leave behind is collected once the heap has grown by a fifth, unless there is memory (memory.sh): with fifty
# leads a second it doubled twice.
#
# What the compile cache holds of each module stays in memory, 6 MB at rest and 18 after the start, which takes 0.05 s longer
# without it.
unset NODE_COMPILE_CACHE
export MALLOC_ARENA_MAX=2
. "${0%/*}/memory.sh"
node=$1
shift
if [ "$memory" = large ]; then
  exec "$node" --enable-source-maps --liftoff-only --max-semi-space-size=8 --heap-growing-percent=40 "$@"
fi
exec "$node" --enable-source-maps --liftoff-only --max-semi-space-size=2 --heap-growing-percent=20 --single-threaded-gc "$@"
