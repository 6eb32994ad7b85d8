#!/bin/sh
# launch/update.sh: replaces web, worker and backup of docker-compose.yml by those of a new image, while the
# site goes on answering. New web processes are started beside the old ones, which are stopped once the new ones
# are healthy; what the proxy cannot send to one that is not there yet, or not any more, it sends to another.
# If the new ones do not become healthy, or this is interrupted before, they are removed, and the site stays as it was.
#
# Before it: git pull && docker compose build, or SITE_IMAGE in .env for an image that is there already.
# Without --no-deps, Compose stops whatever depends on a container that it replaces.
set -eu

webs=$(docker compose ps --quiet web)
workers=$(docker compose ps --quiet worker | wc -l)
# Also where none runs any more.
[ "$workers" -gt 0 ] || workers=1
if [ -z "$webs" ]; then
  echo 'No web process runs: use docker compose up --detach.' >&2
  exit 1
fi
count=$(echo "$webs" | wc -l)

# One that ends by itself: its output is shown, and its status is known.
run() {
  docker compose run --rm --no-deps --no-TTY "$1" < /dev/null
}

# Also one that is given up may just be answering somebody.
remove() {
  docker stop "$1" > /dev/null
  docker rm "$1" > /dev/null
}

remove_new_webs() {
  for id in $(docker compose ps --all --quiet web); do
    echo "$webs" | grep -q "$id" || remove "$id"
  done
}

echo 'Migrating the database, which the old version goes on using'
if ! run secrets || ! run migrate; then
  echo 'The database was not migrated, for the reason above: nothing else was changed. Start this again.' >&2
  exit 1
fi

echo "New web processes beside the old: $count"
trap 'remove_new_webs; echo "Interrupted. The old ones go on." >&2; exit 130' HUP INT TERM
if ! docker compose up --no-deps --detach --no-recreate --scale "web=$((2 * count))" --wait web; then
  remove_new_webs
  echo 'They did not become healthy, and were removed. The old ones go on.' >&2
  exit 1
fi
# From here on it takes less than a minute, and half of it would leave two versions.
trap '' HUP INT TERM
for id in $webs; do
  remove "$id"
done

echo 'Replacing the workers: what they have not done yet waits for the new ones'
docker compose up --no-deps --detach --scale "worker=$workers" worker
docker compose up --no-deps --detach backup
echo 'Updated. The proxy, the database, the object store and the scanner were left as they are.'
