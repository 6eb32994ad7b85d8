# Part of launch/web.sh and launch/worker.sh: sets `memory` to small or large, as SITE_MEMORY says. What is shared by
# several processes on a Postgres is seldom the one small server that `small` is for.
#
# A setting has its value in the environment or, where it is not there at all, in .env, read as
# src/settings/dot-env.ts reads it, step by step as in Node's parser (ParseContent in its src/node_dotenv.cc). Under npm
# start and in containers all settings are in the environment; systemd and npm run leave .env to the site. To start
# Node for it would take four times as long.

dot_env=.env
if [ ! -f "$dot_env" ] || [ ! -r "$dot_env" ]; then dot_env=/dev/null; fi

memory=$(LC_ALL=C awk '
  { text = text $0 "\n" }

  END {
    sub(/^\357\273\277/, "", text)
    gsub(/=[ \t]+\r/, "=\r", text)
    gsub(/=[ \t]+\n/, "=\n", text)
    gsub(/\r/, "", text)
    text = trimmed(text)
    while (text != "") {
      if (text ~ /^[\n#]/) { text = below(text); continue }
      at = match(text, /[=\n]/)
      if (!at) break
      name = trimmed(substr(text, 1, at - 1))
      isSetting = substr(text, at, 1) == "="
      text = substr(text, at + 1)
      if (!isSetting) { text = trimmed(text); continue }
      if (text == "" || text ~ /^\n/) { inFile[name] = ""; continue }
      text = trimmed(text)
      if (name == "") continue
      if (sub(/^export /, "", name)) name = trimmed(name)
      quote = substr(text, 1, 1)
      if (quote !~ /["\047`]/) quote = ""
      closing = quote == "" ? 0 : index(substr(text, 2), quote)
      if (closing) {
        inFile[name] = substr(text, 2, closing - 1)
        text = below(substr(text, closing + 2))
        continue
      }
      line = text
      sub(/\n.*/, "", line)
      if (quote == "") { sub(/#.*/, "", line); line = trimmed(line) }
      inFile[name] = line
      text = trimmed(below(text))
    }
    memory = setting("SITE_MEMORY")
    if (isBlank(memory))
      memory = isBlank(setting("DATABASE_URL") setting("DATABASE_URL_FILE")) ? "small" : "large"
    print memory
  }

  function setting(name) { return name in ENVIRON ? ENVIRON[name] : inFile[name] }
  function isBlank(value) { return value !~ /[^ \t\n]/ }
  function trimmed(part) { sub(/^[ \t\n]+/, "", part); sub(/[ \t\n]+$/, "", part); return part }
  function below(part, at) { at = index(part, "\n"); return at ? substr(part, at + 1) : "" }
' "$dot_env")
