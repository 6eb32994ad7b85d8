import type { Db } from '../open.ts'
import { recordAudit } from './audit.ts'

const ACTION = 'opening-check'

/** The prelaunch checks that staff have confirmed, by name; they are stored only in the audit log. */
export async function listOpeningChecks(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('audit_log')
    .select('about')
    .where('action', '=', ACTION)
    .distinct()
    .execute()
  return new Set(rows.map(({ about }) => about ?? ''))
}

/** Records that a staff member confirmed a check. */
export async function recordOpeningCheck(
  db: Db,
  name: string,
  staff: { email: string },
): Promise<void> {
  await recordAudit(db, { staff, action: ACTION, about: name })
}
