import { openDatabase } from '../../db/open.ts'

/** How often a page was visited, as the site on this SQLite file has counted. */
export async function visitsOf(databaseFile: string, path: string): Promise<number> {
  const db = openDatabase(databaseFile)
  try {
    const row = await db
      .selectFrom('page_visits')
      .select('visit_count')
      .where('page_path', '=', path)
      .executeTakeFirst()
    return row?.visit_count ?? 0
  } finally {
    await db.destroy()
  }
}
