#!/bin/sh
# launch/web.sh NODE FILE...: runs the web process in little memory.
#
# Uploads pass through it in short-lived pieces. A small young generation frees them soon, and pieces
# that are mapped one by one go back to the system then: without it 20 uploads at once take 300 MB
# (docs/measurements.md). Node cannot do this itself: malloc reads its settings before Node starts.
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=65536
node=$1
shift
exec "$node" --enable-source-maps --max-semi-space-size=2 "$@"
