import { openTables } from '../../db/move/close.ts'
import { openDatabase } from '../../db/open.ts'
import { findMove } from '../../db/ops/moves.ts'
import type { Config } from '../../src/settings/config.ts'
import { StartError } from '../explain.ts'
import { explainDatabase } from '../explain-database.ts'

/**
 * Takes back that the site has moved away, for when it never ran at its new place.
 * @returns What to print.
 * @throws StartError if it has not moved.
 */
export async function reopen({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<string> {
  const db = openDatabase(databaseUrl)
  try {
    const move = await findMove(db)
    if (move?.role !== 'source' || move.state !== 'closed') {
      throw new StartError('The site has not moved away: there is nothing to take back.')
    }
    const tables = await db.introspection.getTables()
    await db.transaction().execute(async (tx) => {
      await openTables(
        tx,
        tables.map(({ name }) => name),
      )
      await tx.deleteFrom('moves').execute()
    })
    return `The site is here again. Never start the one at ${move.target}: remove it. What arrived there is not here.`
  } catch (error) {
    throw explainDatabase(error as NodeJS.ErrnoException, databaseUrl)
  } finally {
    await db.destroy()
  }
}
