import { openObjectStore } from '../../../src/storage/open.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openSqlite } from '../../servers/databases.ts'
import { openDesk } from '../../staff/staff-desk.ts'

/** Not over for as long as this is tested. */
export const DAY = `${new Date().getFullYear() + 1}-12-01`
/** What the form of its state sends. */
export const SET = {
  revision: '0',
  status: 'quoted',
  statusReason: '',
  followUpOn: '',
  assignedTo: '',
  carrier: '',
  premium: '',
  quotedOn: '',
  policyEndsOn: '',
}

/** A desk with a lead, and where its deeds are. */
export async function openLead() {
  const database = await openSqlite()
  const desk = await openDesk(database, openObjectStore(database))
  const lead = await acceptLead(database.db)
  return { ...desk, db: database.db, lead, path: `/leads/${lead.id}` }
}
