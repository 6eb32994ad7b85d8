import { agency } from '../../http/agency.ts'
import { services } from '../../http/services.ts'
import { config } from '../../settings/config.ts'
import { type LoadedImport, loadImport } from '../imports/load-import.ts'
import { currentAlarms } from './alarms.ts'
import { listToReplace, type ToReplace } from './to-replace.ts'

/**
 * Loads everything that the tools page shows.
 * @param run The id of the import in the address.
 */
export async function loadTools(
  run: string | undefined,
): Promise<{ alarms: string[]; imports: LoadedImport; toReplace: ToReplace[] }> {
  const { db } = services()
  const [alarms, imports, toReplace] = await Promise.all([
    currentAlarms(db),
    loadImport(db, run),
    listToReplace(db, { ...config(), site: agency() }),
  ])
  return { alarms, imports, toReplace }
}
