#!/usr/bin/env bash
# pg-boss 12.35.0: createQueue() with other settings than a queue was created with changes nothing, and neither fails nor
# warns. A release that raises a retry limit in its code thus has no effect on a site that is already running:
# updateQueue() is needed as well, and cannot change the policy. (On PGlite 0.5.14; it is the same on a server.)
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund pg-boss@12.35.0 @electric-sql/pglite@0.5.14
cat > finding.mjs <<'END'
import { deepStrictEqual } from 'node:assert'
import { PGlite } from '@electric-sql/pglite'
import { PgBoss } from 'pg-boss'

const pg = new PGlite()
const db = {
  async executeSql(text, values = []) {
    if (values.length > 0) return pg.query(text, values)
    return (await pg.exec(text)).at(-1) ?? { rows: [] }
  },
}
const boss = new PgBoss({ db, schema: 'queue', supervise: false, schedule: false })
const said = []
boss.on('error', (error) => said.push(error))
boss.on('warning', (warning) => said.push(warning))
await boss.start()
await boss.createQueue('mail', { retryLimit: 2, retryDelay: 5 })
await boss.createQueue('mail', { retryLimit: 300, retryDelay: 60, policy: 'short' })
const { retryLimit, retryDelay, policy } = await boss.getQueue('mail')
console.log('pg-boss 12.35.0, after a second createQueue():', { retryLimit, retryDelay, policy, said })
deepStrictEqual({ retryLimit, retryDelay, policy, said }, { retryLimit: 2, retryDelay: 5, policy: 'standard', said: [] })
await boss.stop({ graceful: false })
await pg.close()
END
node finding.mjs
