#!/usr/bin/env bash
# Kysely 0.29.9 on better-sqlite3 13.2.0: after an insert with "on conflict", insertId is the id of whatever row was
# inserted last, in any table, where no row was inserted by this one. The documentation of InsertResult says that it is
# "of the inserted row" and may be undefined in just this case. Of an upsert that updated a row, which counts as 1, the
# result can not be told from that of an insert: who stores the id as a foreign key links a stranger's row.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund node@24.21.0 kysely@0.29.9 better-sqlite3@13.2.0
cat > finding.mjs <<'END'
import { deepStrictEqual } from 'node:assert'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'

const database = new Database(':memory:')
database.exec(`
  create table owner (id integer primary key, mail text unique, calls int default 0);
  create table note (id integer primary key, text text)`)
const db = new Kysely({ dialect: new SqliteDialect({ database }) })
const add = (mail) => db.insertInto('owner').values({ mail })
const first = await add('ann@example.org').executeTakeFirstOrThrow()
for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await db.insertInto('note').values({ text }).execute()
const nothing = await add('ann@example.org')
  .onConflict((on) => on.column('mail').doNothing())
  .executeTakeFirstOrThrow()
const updated = await add('ann@example.org')
  .onConflict((on) => on.column('mail').doUpdateSet({ calls: 1 }))
  .executeTakeFirstOrThrow()
const owners = await db.selectFrom('owner').select(['id', 'mail', 'calls']).execute()
console.log('Kysely 0.29.9 on better-sqlite3 13.2.0, of one owner and seven notes:')
console.log({ first, nothing, updated, owners })
deepStrictEqual({ ...first }, { insertId: 1n, numInsertedOrUpdatedRows: 1n })
deepStrictEqual({ ...nothing }, { insertId: 7n, numInsertedOrUpdatedRows: 0n })
deepStrictEqual({ ...updated }, { insertId: 7n, numInsertedOrUpdatedRows: 1n })
deepStrictEqual(owners, [{ id: 1, mail: 'ann@example.org', calls: 1 }])
END
node_modules/.bin/node finding.mjs
