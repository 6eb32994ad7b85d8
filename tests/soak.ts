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
  /** Visitors who reload, go back, and close tabs, on a network that breaks. */
  visitors: ['launch/run.js', 'tests/run.ts', '--step=e2e', 'restless-visitor'],
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
