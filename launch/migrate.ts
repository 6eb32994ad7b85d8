/**
 * Brings the database up to date, and says how staff sign in: run by one process before web and
 * worker start.
 */
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { config } from '../src/settings/config.ts'
import { wayIn } from '../src/staff/door/way-in.ts'
import { endWith } from './explain.ts'
import { explainDatabase } from './explain-database.ts'

async function main() {
  const { databaseUrl } = config()
  const db = openDatabase(databaseUrl)
  try {
    const applied = await migrate(db)
    if (applied.length > 0) console.log(`Database: applied ${applied.join(', ')}`)
    console.log(await wayIn(db, config()))
  } catch (error) {
    throw explainDatabase(error as NodeJS.ErrnoException, databaseUrl)
  } finally {
    await db.destroy()
  }
}

main().catch(endWith)
