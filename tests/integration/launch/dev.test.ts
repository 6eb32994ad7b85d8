import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../servers/postgres.ts'
import { launch } from '../../sites/launched.ts'
import { until } from '../../tools/until.ts'

/** The first page waits until all of its modules are compiled. */
const UP_WITHIN_MS = 280_000

test('npm run dev shows pages from their sources', async ({ onTestFinished }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dev-'))
  const port = await freePort()
  const server = launch('dev.ts', [], { PORT: `${port}`, DATA_DIR: dataDir })
  onTestFinished(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(dataDir, { recursive: true, force: true })
  })
  const read = () =>
    fetch(`http://127.0.0.1:${port}/towns/mystic`).then(
      (answer) => answer.text(),
      () => '',
    )
  let page = ''
  const isUp = async () => {
    page = await read()
    return page.includes('</html>')
  }
  await until('a page is shown', isUp, UP_WITHIN_MS)
  expect(page.includes('Mystic')).toBe(true)
  expect(page.includes('/src/ui/styles.css')).toBe(true)
})
