import { deleteLeads, deleteUnchanged } from '../../../../db/leads/delete-leads.ts'
import { type ChangedLeads, changeLeads } from '../../../../db/leads/lead-changes.ts'
import { releaseLeads } from '../../../../db/leads/suspected-spam.ts'
import type { Db } from '../../../../db/open.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { config } from '../../../settings/config.ts'
import type { Flash } from '../../session/flash.ts'
import { listAssignees } from '../assignees.ts'
import { NOTHING_SELECTED, readOf, selectedOf, stillSelected, TOO_MANY } from './selected.ts'

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
  if (!work) return stillSelected('Choose what to do with the selected leads.', ids)
  return work(db, staff, ids, fields)
}

type Work = (db: Db, staff: StaffMember, ids: string[], fields: URLSearchParams) => Promise<Flash>

const WORKS: Partial<Record<string, Work>> = {
  async assign(db, staff, ids, fields) {
    const to = fields.get('staff') ?? ''
    const member = (await listAssignees(db)).find(({ id }) => id === to)
    if (!member && to !== 'nobody') {
      return stillSelected(TO_WHOM, ids)
    }
    const change = { assignedTo: member?.id ?? '' }
    const changed = await changeLeads(db, staff, ids, change, readOf(fields))
    return changeOutcome(changed, ids, member ? `assigned to ${member.name}` : 'assigned to nobody')
  },
  async handled(db, staff, ids, fields) {
    const change = { status: 'handled' } as const
    const changed = await changeLeads(db, staff, ids, change, readOf(fields))
    return changeOutcome(changed, ids, 'marked as handled')
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
  async delete(db, staff, ids, fields) {
    return changeOutcome(await deleteUnchanged(db, staff, ids, readOf(fields)), ids, 'deleted')
  },
}

const TO_WHOM = 'Choose to whom the leads are assigned.'
const NOT_HELD = 'no longer held'

function changeOutcome(
  changed: ChangedLeads | 'gets no leads',
  ids: string[],
  what: string,
): Flash {
  if (changed === 'gets no leads') return stillSelected(TO_WHOM, ids)
  const { done, stale } = changed
  const { tone, text } = outcome(done, ids.slice(stale), what)
  if (stale === 0) return { tone, text }
  const [was, stays, it] =
    stale === 1 ? ['was', 'stays as it is', 'it'] : ['were', 'stay as they are', 'them']
  return {
    tone: 'problem',
    text: `${text} ${leads(stale)} ${was} changed by somebody else meanwhile, and ${stays}: look at ${it} first.`,
  }
}

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
