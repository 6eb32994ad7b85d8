#!/bin/sh
# Run by the image of Postgres when its volume is new (docker-compose.yml): the site gets a role that owns its database,
# and nothing else. The superuser is for whoever runs the machine.
set -eu
psql --quiet --username="$POSTGRES_USER" --dbname=postgres --set=ON_ERROR_STOP=1 \
  --set=password="$(cat "${SITE_PASSWORD_FILE:-/run/secrets/password}")" <<'SQL'
create role site login password :'password';
create database site owner site;
SQL
