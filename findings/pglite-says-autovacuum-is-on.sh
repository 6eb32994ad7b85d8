#!/usr/bin/env bash
# @electric-sql/pglite 0.5.14 says that autovacuum is on and that a checkpoint comes every five minutes. It is one
# process without background workers, so neither ever happens: a table that is changed all the time, like that of a
# queue, keeps what is dead, and its log grows, until somebody runs VACUUM and CHECKPOINT.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.14
cat > finding.mjs <<'END'
import { strictEqual } from 'node:assert'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'

const db = new PGlite()
const value = async (query) => Object.values((await db.query(query)).rows[0])[0]
await db.exec('alter system set autovacuum_naptime = 1')
await db.exec('select pg_reload_conf()')
await db.exec(`
  create table jobs (id int primary key, state text) with (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0);
  insert into jobs select n, 'new' from generate_series(1, 10000) n;
  update jobs set state = 'done'`)
await wait(10_000)
const seen = {
  autovacuum: await value('show autovacuum'),
  checkpoint_timeout: await value('show checkpoint_timeout'),
  processes: await value("select string_agg(backend_type, ',') from pg_stat_activity"),
  dead_rows: Number(await value("select n_dead_tup from pg_stat_user_tables where relname = 'jobs'")),
  runs_of_autovacuum: Number(await value("select autovacuum_count from pg_stat_user_tables where relname = 'jobs'")),
}
console.log('@electric-sql/pglite 0.5.14, ten seconds after 10,000 updates:', seen)
strictEqual(seen.autovacuum, 'on')
strictEqual(seen.processes, 'standalone backend')
strictEqual(seen.dead_rows, 10_000)
strictEqual(seen.runs_of_autovacuum, 0)
await db.close()
END
node finding.mjs
