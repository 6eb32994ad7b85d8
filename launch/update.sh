#!/bin/sh
# launch/update.sh: replaces web, worker and backup of docker-compose.yml by those of a new image, while the
# site goes on answering. New web processes are started beside the old ones, which are stopped once the new ones
# are healthy; what the proxy cannot send to one that is not there yet, or not any more, it sends to another.
# If the new ones do not become healthy, they are removed, and the site stays as it was.
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

echo 'Migrating the database, which the old version goes on using'
docker compose up --no-deps --detach secrets migrate
if [ "$(docker wait "$(docker compose ps --all --quiet migrate)")" != 0 ]; then
  echo 'The database was not migrated (docker compose logs migrate): nothing else was changed.' >&2
  exit 1
fi

echo "New web processes beside the old: $count"
if ! docker compose up --no-deps --detach --no-recreate --scale "web=$((2 * count))" --wait web; then
  for id in $(docker compose ps --all --quiet web); do
    echo "$webs" | grep -q "$id" || docker rm --force "$id" > /dev/null
  done
  echo 'They did not become healthy, and were removed. The old ones go on.' >&2
  exit 1
fi
for id in $webs; do
  docker stop "$id" > /dev/null
  docker rm "$id" > /dev/null
done

echo 'Replacing the workers: what they have not done yet waits for the new ones'
docker compose up --no-deps --detach --scale "worker=$workers" worker
docker compose up --no-deps --detach backup
echo 'Updated. The proxy, the database, the object store and the scanner were left as they are.'
