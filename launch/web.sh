#!/bin/sh
# launch/web.sh NODE FILE...: runs the web process with settings that limit its memory.
#
# Uploads pass through it in short-lived chunks. A small young generation frees them soon, and chunks
# that are mapped individually are then returned to the system: without this, 20 concurrent uploads
# take 300 MB (docs/measurements.md). It is collected on the main thread: that takes a quarter of a
# millisecond, and waiting for helper threads 1 to 6 ms (docs/decisions). malloc reads its settings at
# startup, so Node cannot set them.
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=65536
node=$1
shift
exec "$node" --enable-source-maps --max-semi-space-size=2 --single-threaded-gc "$@"
