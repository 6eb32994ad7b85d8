import { type DeletedLead, findDeletedLead } from '../../../../db/leads/delete-leads.ts'
import type { Db } from '../../../../db/open.ts'
import { listStaff } from '../../../../db/staff/staff.ts'
import { isId } from '../../../http/is-id.ts'
import { staffNames } from './names.ts'

/** What the log says about a deleted lead; undefined if there was none with this id. */
export async function loadDeleted(
  db: Db,
  id: string,
): Promise<{ deleted: DeletedLead; nameOf: ReturnType<typeof staffNames> } | undefined> {
  const deleted = isId(id) ? await findDeletedLead(db, id) : undefined
  return deleted && { deleted, nameOf: staffNames(await listStaff(db)) }
}
