import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Launched, launch, type Settings } from './launched.ts'
import { freePort } from './postgres.ts'

/** A site that only shows its pages. */
export interface PagesSite {
  address: string
  dataDir: string
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/**
 * Starts the built site without its worker, on a free port and an empty folder. For tests of what
 * visitors read, in a tenth of the time: the worker's queue alone takes some ten seconds to make.
 */
export async function startPages(given: Settings = {}): Promise<PagesSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pages-'))
  const settings = { ...given, DATA_DIR: dataDir, PORT: `${await freePort()}` }
  const migrated = launch('alone.ts', ['migrate'], settings)
  if ((await migrated.ended) !== 0) throw new Error(`No database:\n${migrated.output()}`)
  const web = launch('alone.ts', ['web'], settings)
  await isReady(web)
  return {
    address: `http://127.0.0.1:${settings.PORT}`,
    dataDir,
    async remove() {
      web.child.kill('SIGTERM')
      await web.ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** @throws When it ends before it says that it is up. */
function isReady(web: Launched): Promise<void> {
  return new Promise((ready, fail) => {
    web.child.on('message', (message: { ready?: boolean }) => message.ready && ready())
    web.ended.then((ending) => fail(new Error(`The site ended with ${ending}:\n${web.output()}`)))
  })
}
