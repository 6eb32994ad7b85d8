import { surveyPostgres } from '../../db/backup/survey-postgres.ts'
import { isPostgres, openDatabase } from '../../db/open.ts'
import { StartError } from '../explain.ts'
import { counted } from './counted.ts'

/** More names would hide what to do. */
const NAMED = 3

/**
 * Requires that nothing is in a Postgres database but a site. A restore puts a dump there, which would replace
 * tables of the same names whoever has them.
 * @throws StartError
 */
export async function requireOwn(databaseUrl: string): Promise<void> {
  if (!isPostgres(databaseUrl)) return
  const db = openDatabase(databaseUrl)
  const { isSite, others } = await surveyPostgres(db).finally(() => db.destroy())
  if (others.length === 0) return
  const whose = isSite ? 'that this version of the site does not know' : 'of something else'
  const names = others.slice(0, NAMED).map(({ schema, name }) => `${schema}.${name}`)
  const more = others.length > NAMED ? ` and ${counted(others.length - NAMED, 'other')}` : ''
  throw new StartError(
    `This database has tables ${whose} (${names.join(', ')}${more}): set DATABASE_URL to an empty one. Nothing was changed there.`,
  )
}
