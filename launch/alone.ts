/** `npm run web`, `worker`, `migrate`: a single process, for several machines on one Postgres. */
import { join } from 'node:path'
import { isPostgres } from '../db/open.ts'
import { config } from '../src/settings/config.ts'
import { warnOfUnknownSettings } from '../src/settings/unknown-settings.ts'
import { ensureBuilt } from './built.ts'
import { closeToOthers, prepareDataFolder } from './data-folder.ts'
import { endWith } from './explain.ts'
import { checkPostgres } from './explain-database.ts'
import { choosePort } from './port.ts'
import { DIST, ROOT } from './root.ts'

async function runAlone(part: string) {
  process.chdir(ROOT)
  const { host, port, dataDir, databaseUrl } = config()
  // The migration says it itself.
  if (part !== 'migrate') warnOfUnknownSettings()
  await prepareDataFolder(dataDir)
  // Pages contain the port before the server listens on it.
  if (part === 'web') {
    process.env.PORT = String(await choosePort(host, port))
    // No reason to end: pages are answered without a database, which may come later.
    if (isPostgres(databaseUrl)) await checkPostgres(databaseUrl).catch(say)
  }
  await ensureBuilt()
  closeToOthers()
  process.env.NODE_ENV = 'production'
  // In this process, so that signals and the exit status are the part's own.
  await import(join(DIST, `${part}.js`))
}

function say({ message }: Error) {
  console.warn(message)
}

await runAlone(process.argv[2] as string).catch(endWith)
