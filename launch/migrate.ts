/**
 * Migrates the database and prints how staff sign in. Run by one process before web and worker start.
 */
import { migrate } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { config } from '../src/settings/config.ts'
import { warnOfUnknownSettings } from '../src/settings/unknown-settings.ts'
import { signInNotice } from '../src/staff/sign-in/make-account.ts'
import { endWith } from './explain.ts'
import { explainDatabase } from './explain-database.ts'
import { linkAddress } from './link-address.ts'

async function main() {
  const settings = config()
  // The launcher has said it; systemd and containers begin here.
  if (!process.send) warnOfUnknownSettings()
  let db: Db | undefined
  try {
    db = openDatabase(settings.databaseDirectUrl)
    const applied = await migrate(db)
    if (applied.length > 0) console.log(`Database: applied ${applied.join(', ')}`)
    const { siteUrl } = await linkAddress(settings)
    const text = await signInNotice(db, { ...settings, siteUrl })
    // The launcher prints it once the site is up and the link works.
    if (process.send) process.send({ signInNotice: text })
    else console.log(text)
  } catch (error) {
    throw explainDatabase(error as NodeJS.ErrnoException, settings.databaseDirectUrl)
  } finally {
    await db?.destroy()
  }
}

main().catch(endWith)
