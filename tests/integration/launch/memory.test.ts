import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** What Node is started with to need little memory. */
const LIMITS = ['--max-semi-space-size=2', '--heap-growing-percent=20']

for (const script of ['web.sh', 'worker.sh']) {
  test(`${script} limits the memory, unless the environment or .env allow more`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'memory-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const flagsOf = (SITE_MEMORY?: string) => flagsIn(folder, script, SITE_MEMORY)

    expect(flagsOf()).toEqual(expect.arrayContaining(LIMITS))
    expect(flagsOf('small')).toEqual(flagsOf())
    const large = flagsOf('large')
    expect(large).toContain('--enable-source-maps')
    for (const limit of LIMITS) expect(large).not.toContain(limit)

    writeFileSync(join(folder, '.env'), '#SITE_MEMORY=small\nPORT=3000\nSITE_MEMORY="large"\n')
    expect(flagsOf()).toEqual(large)
    expect(flagsOf('small')).toEqual(expect.arrayContaining(LIMITS))
  })
}

/** The arguments that a process of the site gets; `echo` stands in for Node. */
function flagsIn(folder: string, script: string, SITE_MEMORY?: string): string[] {
  const path = resolve('launch', script)
  const env = { PATH: process.env.PATH, ...(SITE_MEMORY && { SITE_MEMORY }) }
  const output = execFileSync(path, ['echo', 'dist/part.js'], { cwd: folder, env })
  return output.toString().trim().split(' ')
}
