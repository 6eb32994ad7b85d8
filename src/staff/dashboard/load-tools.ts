import { services } from '../../http/services.ts'
import { type LoadedImport, loadImport } from '../imports/load-import.ts'
import { currentAlarms } from './alarms.ts'

/**
 * Loads everything that the tools page shows.
 * @param run The id of the import in the address.
 */
export async function loadTools(
  run: string | undefined,
): Promise<{ alarms: string[]; imports: LoadedImport }> {
  const { db } = services()
  const [alarms, imports] = await Promise.all([currentAlarms(db), loadImport(db, run)])
  return { alarms, imports }
}
