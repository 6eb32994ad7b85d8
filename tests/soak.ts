/** `npm run soak`: the fault campaigns with their full matrices, for as long as they take. */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureBuilt } from '../launch/built.ts'

process.chdir(resolve(import.meta.dirname, '..'))
await ensureBuilt()
const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'tests/faults'], {
  stdio: 'inherit',
  env: { ...process.env, SOAK: '1' },
})
child.once('close', (code) => {
  process.exitCode = code ?? 1
})
