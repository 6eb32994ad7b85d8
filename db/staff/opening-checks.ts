import type { Db } from '../open.ts'
import { recordAudit } from './audit.ts'

const ACTION = 'opening-check'

/** What staff have confirmed before the site opened, by name: the record of who did is all there is. */
export async function listOpeningChecks(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('audit_log')
    .select('about')
    .where('action', '=', ACTION)
    .distinct()
    .execute()
  return new Set(rows.map(({ about }) => about ?? ''))
}

/** Records that a member of staff has confirmed something. */
export async function recordOpeningCheck(
  db: Db,
  name: string,
  staff: { email: string },
): Promise<void> {
  await recordAudit(db, { staff, action: ACTION, about: name })
}
