#!/bin/sh
# launch/web.sh NODE FILE...: runs the web process with settings that limit its memory.
#
# Uploads pass through it in short-lived chunks. A small young generation frees them soon, and chunks
# that are mapped individually are then returned to the system: without this, 20 concurrent uploads
# take 300 MB (docs/measurements.md). malloc reads its settings at startup, so Node cannot set them.
# What renders leave behind is collected once the heap has grown by a fifth: by default it may double.
# Freeing memory waits for a thread of V8's pool. With the usual four, it waits behind functions being compiled.
# Functions are compiled to machine code later and once, not first by Maglev and then by TurboFan, and what has not
# run lately is dropped sooner: most functions of a page run too seldom to be worth their code
# (docs/decisions/2026-11-23-loading-less.md). Marking begins before the heap has reached its limit.
# What the compile cache holds of each module stays in memory, 6 MB, and the start is no faster with it.
unset NODE_COMPILE_CACHE
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=65536
node=$1
shift
exec "$node" --enable-source-maps --max-semi-space-size=2 --heap-growing-percent=20 \
  --incremental-marking-hard-trigger=50 --v8-pool-size=8 --no-maglev --invocation-count-for-turbofan=20000 \
  --flush-baseline-code --bytecode-old-age=2 "$@"
