# Part of launch/web.sh and launch/worker.sh: sets `memory` to small or large, as SITE_MEMORY says. What is shared by
# several processes on a Postgres is seldom the one small server that `small` is for.

# setting NAME: its value in the environment or, where it is not there at all, in .env, read as Node reads it. Under
# npm start and in containers all settings are in the environment; systemd and npm run leave .env to the site.
setting() {
  printenv "$1" || { tr -d '\r' < .env; echo; } 2> /dev/null | sed -n "
    s/^[[:blank:]]*\(export [[:blank:]]*\)\{0,1\}$1[[:blank:]]*=[[:blank:]]*//
    t value
    d
    :value
    s/^\"\([^\"]*\)\".*/\1/
    t print
    s/^'\([^']*\)'.*/\1/
    t print
    s/^\`\([^\`]*\)\`.*/\1/
    t print
    s/[[:blank:]]*#.*//
    s/[[:blank:]]*\$//
    :print
    p" | tail -n 1
}

memory=$(setting SITE_MEMORY)
if [ -z "$memory" ]; then
  memory=small
  if [ -n "$(setting DATABASE_URL)$(setting DATABASE_URL_FILE)" ]; then memory=large; fi
fi
