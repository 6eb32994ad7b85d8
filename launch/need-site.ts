import { existsSync } from 'node:fs'
import { isPostgres } from '../db/open.ts'
import type { Config } from '../src/settings/config.ts'
import { StartError } from './explain.ts'

/**
 * Ends a command for a site where there is none: opening SQLite would make one.
 * @throws StartError
 */
export function needSite({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (isPostgres(databaseUrl) || existsSync(databaseUrl)) return
  throw new StartError(`There is no site in DATA_DIR ${dataDir} yet.`)
}
