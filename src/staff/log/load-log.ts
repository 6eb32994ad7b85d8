import { findReferences } from '../../../db/leads/lead-list.ts'
import { listAccounts } from '../../../db/staff/account-list.ts'
import { type LogEntry, listLog, listLoggedPeople } from '../../../db/staff/audit-list.ts'
import { services } from '../../http/services.ts'
import { momentInOffice } from '../frame/office-time.ts'
import { ACTION_KINDS } from './action-kinds.ts'
import type { LogFilters } from './log-query.ts'

const DAY_MS = 86_400_000
const ABOUT_LEADS = [
  'lead-opened',
  'lead-changed',
  'lead-answered',
  'lead-released',
  'file-downloaded',
  'message-sent-again',
]

export interface LoadedLog {
  entries: LogEntry[]
  /** The entry after which the next page begins. */
  older: { at: string; id: string } | undefined
  /** The references of the leads that entries are about, by their ids; a deleted lead has none. */
  references: Map<string, string>
  /** Whom one can filter by: who has an account, and who had one. */
  people: string[]
}

/** A page of the log. */
export async function loadLog({ person, kind, from, to, after }: LogFilters): Promise<LoadedLog> {
  const { db } = services()
  const [{ entries, hasMore }, logged, accounts] = await Promise.all([
    listLog(db, {
      person,
      actions: kind && ACTION_KINDS[kind],
      from: from && startOf(from),
      until: to && startOf(dayAfter(to)),
      after,
    }),
    listLoggedPeople(db),
    listAccounts(db),
  ])
  const last = hasMore ? entries.at(-1) : undefined
  const people = [...new Set([...logged, ...accounts.map(({ email }) => email)])].sort()
  const leads = entries.filter(isAboutLead).map(({ about }) => about ?? '')
  const references = await findReferences(db, [...new Set(leads)])
  return { entries, references, older: last && { at: last.at, id: last.id }, people }
}

/** Whether what it is about is the id of a lead, which may have been deleted since. */
function isAboutLead({ action, about }: LogEntry): boolean {
  return about !== null && ABOUT_LEADS.includes(action)
}

/** The first moment of a day in the office. */
function startOf(day: string): string {
  return (momentInOffice(`${day}T00:00`) ?? new Date(day)).toISOString()
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, day.length)
}
