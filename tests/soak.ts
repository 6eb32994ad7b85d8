/**
 * `npm run soak`: the campaigns with their full matrices, for as long as they take. With names after
 * `--`, those alone: `npm run soak -- visitors`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { ensureBuilt } from '../launch/built.ts'

const CAMPAIGNS: Record<string, string[]> = {
  /** Faults of processes, databases, stores, and mail servers. */
  faults: ['node_modules/vitest/vitest.mjs', 'run', 'tests/faults'],
  /** Visitors who reload, go back, and close tabs, on a network that breaks. */
  visitors: ['launch/run.js', 'tests/run.ts', '--step=e2e', 'restless-visitor'],
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
