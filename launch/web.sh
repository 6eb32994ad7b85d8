#!/bin/sh
# launch/web.sh NODE FILE...: runs the web process with settings that limit its memory.
#
# Uploads pass through it in short-lived chunks. A small young generation frees them soon, and chunks
# that are mapped individually are then returned to the system: without this, 20 concurrent uploads
# take 300 MB (docs/measurements.md). malloc reads its settings at startup, so Node cannot set them.
# What renders leave behind is collected once the heap has grown by a part of it: by default it may double.
#
# Where it shall stay below 200 MB (memory.sh), V8 also gives back what a collection frees at once, instead of keeping
# it for the next burst, as soon as the process comes near that (give-memory-back.js). Freeing waits for a thread of V8's
# pool: with the usual four, behind functions being compiled (docs/decisions/2026-11-23-loading-less.md).
#
# Its main thread goes before its other threads (main-thread-first.js).
#
# What the compile cache holds of each module stays in memory, 6 MB, and the start is no faster with it.
unset NODE_COMPILE_CACHE
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=65536
. "${0%/*}/memory.sh"
node=$1
shift
launch=$(cd "${0%/*}" && pwd)
set -- --import "$launch/main-thread-first.js" "$@"
if [ "$memory" = large ]; then
  exec "$node" --enable-source-maps --max-semi-space-size=8 --heap-growing-percent=40 "$@"
fi
exec "$node" --enable-source-maps --max-semi-space-size=2 --heap-growing-percent=40 --v8-pool-size=8 \
  --import "$launch/give-memory-back.js" "$@"
