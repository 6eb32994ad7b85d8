/**
 * `npm run soak`: the campaigns with their full matrices, for as long as they take. With names after
 * `--`, those alone: `npm run soak -- visitors`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { ensureBuilt } from '../launch/built.ts'

const CAMPAIGNS: Record<string, string[]> = {
  /** Faults of processes, databases, stores, and mail servers; prints the table of docs/reliability.md. */
  faults: [
    ...['node_modules/vitest/vitest.mjs', 'run', 'tests/faults'],
    // Campaigns of their own, below.
    ...['--exclude=**/fleet-survives-kills*', '--exclude=**/site-moves*'],
    ...['--reporter=default', '--reporter=./tests/run/fault-table.ts'],
  ],
  /** Two web and three worker processes behind PgBouncer and Caddy, killed at random and replaced. */
  fleet: [
    ...['node_modules/vitest/vitest.mjs', 'run', 'tests/faults/fleet-survives-kills'],
    ...['--reporter=default', '--reporter=./tests/run/fault-table.ts'],
  ],
  /** A rolling update from the version before, built from git history, with leads sent to both. */
  versions: [
    ...['node_modules/vitest/vitest.mjs', 'run', 'tests/versions'],
    ...['--reporter=default', '--reporter=./tests/run/fault-table.ts'],
  ],
  /** A site with 10,000 leads and 500 files moves to Postgres and S3 and back, killed in five phases. */
  move: [
    ...['node_modules/vitest/vitest.mjs', 'run', 'tests/faults/site-moves'],
    ...['--reporter=default', '--reporter=./tests/run/fault-table.ts'],
  ],
  /** The memory of all processes under ten minutes of visits. */
  memory: ['launch/run.js', 'tests/bench/run.ts', 'flat'],
  /** Visitors who reload, go back, and close tabs, on a network that breaks. */
  visitors: ['launch/run.js', 'tests/run.ts', '--step=e2e', 'restless-visitor'],
  /** Fifty leads a second for ten minutes, and every message of them at the mail server in time. */
  mail: ['launch/run.js', 'tests/bench/run.ts', 'mail'],
  /** A thousand connections, slow and hostile ones among them, and fifty leads a second for ten minutes. */
  load: ['launch/run.js', 'tests/bench/run.ts', 'load'],
  /** Random addresses, cookies and queries for ten minutes: the memory of the web process. */
  fuzz: ['launch/run.js', 'tests/bench/run.ts', 'fuzz'],
  /** Wapiti against the site, as a visitor and as an owner: what it finds, and the memory of web and worker. */
  scan: ['launch/run.js', 'tests/bench/run.ts', 'scan'],
  /** Lighthouse on a page of each kind. */
  lighthouse: ['launch/run.js', 'tests/lighthouse/run.ts'],
}

process.chdir(resolve(import.meta.dirname, '..'))
await ensureBuilt()
const names = process.argv.slice(2)
for (const [name, command] of Object.entries(CAMPAIGNS)) {
  if (names.length > 0 && !names.includes(name)) continue
  const child = spawn(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, SOAK: '1' },
  })
  const [code] = await once(child, 'close')
  process.exitCode ||= code ?? 1
}
