#!/bin/sh
# launch/worker.sh NODE FILE...: runs the worker with settings that limit its memory.
#
# The queue's database is a WebAssembly module of 8 MB. Optimizing it takes up to 500 MB and seconds of
# the processor at each start, and makes its jobs no faster (docs/performance.md): it stays as it was
# first compiled. Previews, which are WebAssembly too, are drawn by a process of their own. What messages
# leave behind is collected once the heap has grown by a fifth: with fifty leads a second it doubled twice
# (unless there is memory for that: SITE_MEMORY=large).
export MALLOC_ARENA_MAX=2
node=$1
shift
# In a container and under npm start it is in the environment, and otherwise perhaps in .env alone.
: "${SITE_MEMORY:=$(sed -n 's/^SITE_MEMORY=//p' .env 2> /dev/null)}"
case "$SITE_MEMORY" in
  *large*) limits='' ;;
  *) limits='--max-semi-space-size=2 --heap-growing-percent=20 --single-threaded-gc' ;;
esac
# shellcheck disable=SC2086 # Several words.
exec "$node" --enable-source-maps --liftoff-only $limits "$@"
