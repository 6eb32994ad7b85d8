#!/bin/sh
# launch/secrets.sh [FOLDER]: makes the secrets that docker-compose.yml needs, each in a folder for the
# service that may read it. What exists stays as it is, so it may run before every start.
set -eu
folder=${1:-secrets}

random() {
  od -An -v -N"$1" -tx1 /dev/urandom | tr -d ' \n'
}

# Written next to its place and renamed: whoever reads it sees all of it or nothing.
make() {
  [ -s "$folder/$1" ] && return
  printf %s "$2" >"$folder/$1.new"
  # Each service reads as a user of its own.
  chmod 444 "$folder/$1.new"
  mv "$folder/$1.new" "$folder/$1"
  echo "made $1"
}

fail() {
  echo "$1" >&2
  exit 1
}

# Only the folder of a bind mount is closed to other users of the machine: a volume is already.
[ -d "$folder" ] || (umask 077 && mkdir -p "$folder") || fail "The folder $folder cannot be made."
for part in site postgres minio; do
  mkdir -p "$folder/$part" || fail "The folder $folder/$part cannot be made."
done

# A new password would lock the site out of the database that has the old one.
if [ -s "$folder/site/database-url" ] && [ ! -s "$folder/postgres/password" ]; then
  fail "$folder/postgres/password is missing, although $folder/site/database-url names it: restore it."
fi
make postgres/password "$(random 24)"
make postgres/admin-password "$(random 24)"
make site/database-url "postgres://site:$(cat "$folder/postgres/password")@postgres:5432/site"
make minio/access-key "site-$(random 6)"
make minio/secret-key "$(random 24)"
make site/s3-access-key "$(cat "$folder/minio/access-key")"
make site/s3-secret-key "$(cat "$folder/minio/secret-key")"
make site/auth-secret "$(random 32)"
