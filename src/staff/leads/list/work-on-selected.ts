import { deleteLeads } from '../../../../db/leads/delete-leads.ts'
import { releaseLeads } from '../../../../db/leads/held-leads.ts'
import { changeLeads } from '../../../../db/leads/lead-changes.ts'
import type { Db } from '../../../../db/open.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { config } from '../../../settings/config.ts'
import type { Flash } from '../../session/flash.ts'
import { listAssignees } from '../assignees.ts'
import { NOTHING_SELECTED, selectedOf, TOO_MANY } from './selected.ts'

/** Does what a form asks with the leads that it names, and says what came of it. */
export async function workOnSelected(
  db: Db,
  staff: StaffMember,
  fields: URLSearchParams,
): Promise<Flash> {
  const ids = selectedOf(fields)
  if (ids === undefined) return TOO_MANY
  if (ids.length === 0) return NOTHING_SELECTED
  const work = WORKS[fields.get('do') ?? '']
  if (!work) return { tone: 'problem', text: 'Choose what to do with the selected leads.' }
  return work(db, staff, ids, fields)
}

type Work = (db: Db, staff: StaffMember, ids: string[], fields: URLSearchParams) => Promise<Flash>

const WORKS: Partial<Record<string, Work>> = {
  async assign(db, staff, ids, fields) {
    const to = fields.get('staff') ?? ''
    const member = (await listAssignees(db)).find(({ id }) => id === to)
    if (!member && to !== 'nobody') {
      return { tone: 'problem', text: 'Choose to whom the leads are assigned.' }
    }
    const changed = await changeLeads(db, staff, ids, { assignedTo: member?.id ?? '' })
    return outcome(changed, ids, member ? `assigned to ${member.name}` : 'assigned to nobody')
  },
  async handled(db, staff, ids) {
    return outcome(
      await changeLeads(db, staff, ids, { status: 'handled' }),
      ids,
      'marked as handled',
    )
  },
  async release(db, staff, ids) {
    const postsToWebhook = config().leadsWebhook !== undefined
    const released = await releaseLeads(db, staff, ids, { postsToWebhook })
    return outcome(released, ids, 'released', NOT_HELD)
  },
  async spam(db, staff, ids) {
    const deleted = await deleteLeads(db, staff, ids, 'spam-deleted')
    return outcome(deleted, ids, 'deleted as spam', NOT_HELD)
  },
  async delete(db, staff, ids) {
    return outcome(await deleteLeads(db, staff, ids), ids, 'deleted')
  },
}

const NOT_HELD = 'no longer held'

function outcome(done: number, ids: string[], what: string, why = 'gone already'): Flash {
  const missing = ids.length - done
  const left = missing > 0 ? ` ${leads(missing)} ${missing === 1 ? 'was' : 'were'} ${why}.` : ''
  if (done === 0) return { tone: 'problem', text: `Nothing was changed.${left}` }
  return {
    tone: 'success',
    text: `${leads(done)} ${done === 1 ? 'was' : 'were'} ${what}.${left}`,
  }
}

function leads(count: number): string {
  return `${count} ${count === 1 ? 'lead' : 'leads'}`
}
