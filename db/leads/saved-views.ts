import { inTransaction } from '../in-transaction.ts'
import type { Db } from '../open.ts'
import type { StaffRole } from '../schema/staff.ts'
import { recordAudit } from '../staff/audit.ts'
import { uuidOf } from '../uuid-of.ts'

/** A search or filter of the list of leads under a name. */
export interface SavedView {
  id: string
  name: string
  /** As the address of the list has it. */
  query: string
  isShared: boolean
  /** Whether whoever asks may delete it: their own, and an owner every shared one. */
  mayDelete: boolean
}

interface Actor {
  id: string
  email: string
  role: StaffRole
}

export const MAX_VIEWS = 30

/** Those of one of the staff, and those that are for everybody, by name. */
export async function listViews(db: Db, staff: Pick<Actor, 'id' | 'role'>): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('lead_views')
    .selectAll()
    .where((eb) => eb.or([eb('staff_id', '=', staff.id), eb('is_shared', '=', 1)]))
    .execute()
  return rows
    .map(({ id, name, query, is_shared, staff_id }) => ({
      id,
      name,
      query,
      isShared: is_shared === 1,
      mayDelete: staff_id === staff.id || staff.role === 'owner',
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/**
 * Saves a list under a name, in the place of one's own with that name, or with the same filter: so it is renamed.
 * @returns False when there are too many: nothing was saved.
 */
export async function saveView(
  db: Db,
  staff: Actor,
  { name, query, isShared }: Pick<SavedView, 'name' | 'query' | 'isShared'>,
): Promise<boolean> {
  const id = uuidOf(`${staff.id} ${name}`)
  return inTransaction(db, async (tx) => {
    await tx
      .deleteFrom('lead_views')
      .where('staff_id', '=', staff.id)
      .where((eb) => eb.or([eb('query', '=', query), eb('id', '=', id)]))
      .execute()
    const { views } = await tx
      .selectFrom('lead_views')
      .select((eb) => eb.fn.countAll().as('views'))
      .where('staff_id', '=', staff.id)
      .executeTakeFirstOrThrow()
    if (Number(views) >= MAX_VIEWS) return false
    const is_shared = isShared ? 1 : 0
    await tx
      .insertInto('lead_views')
      .values({ id, staff_id: staff.id, name, query, is_shared })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ query, is_shared }))
      .execute()
    // Not its name: it may be a person's, and the log keeps it for good.
    await recordAudit(tx, { staff, action: 'lead-view-saved', details: { isShared } })
    return true
  })
}

/** Deletes a saved list; false when it is gone, or somebody else's. */
export async function deleteView(db: Db, staff: Actor, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('lead_views')
      .where('id', '=', id)
      .where((eb) =>
        staff.role === 'owner'
          ? eb.or([eb('staff_id', '=', staff.id), eb('is_shared', '=', 1)])
          : eb('staff_id', '=', staff.id),
      )
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    await recordAudit(tx, { staff, action: 'lead-view-removed' })
    return true
  })
}
