import { findReferences } from '../../../db/leads/lead-list.ts'
import { listAccounts } from '../../../db/staff/account-list.ts'
import { type LogEntry, listLog, listLoggedPeople } from '../../../db/staff/audit-list.ts'
import { services } from '../../http/services.ts'
import { dayAfter } from '../../settings/closings.ts'
import { dayFrom, startOfDay } from '../frame/days-between.ts'
import { ACTION_KINDS, type ActionKind, isActionKind } from './action-kinds.ts'

const ABOUT_LEADS = [
  'lead-opened',
  'lead-changed',
  'lead-answered',
  'lead-called',
  'lead-returned',
  'lead-released',
  'lead-undone',
  'answer-undone',
  'person-merged',
  'person-parted',
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
      from: from && startOfDay(from),
      until: to && startOfDay(dayAfter(to, 1)),
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

const MAX_LENGTH = 200

/** What the address of /admin/log asks for. */
export interface LogFilters {
  person?: string | undefined
  kind?: ActionKind | undefined
  /** Days in the office's time zone, both included. */
  from?: string | undefined
  to?: string | undefined
  after?: { at: string; id: string } | undefined
}

/** Parses the query of /admin/log; invalid parameters are ignored. */
export function parseLogQuery(query: URLSearchParams): LogFilters {
  const kind = query.get('kind')
  return {
    person: textFrom(query.get('person')),
    kind: isActionKind(kind) ? kind : undefined,
    from: dayFrom(query.get('from')),
    to: dayFrom(query.get('to')),
    after: placeFrom(query.get('after')),
  }
}

/** The address of a part of the log. */
export function logHref({ person, kind, from, to, after }: LogFilters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ person, kind, from, to })) {
    if (value) query.set(name, value)
  }
  if (after) query.set('after', `${after.at} ${after.id}`)
  return query.size > 0 ? `/admin/log?${query}` : '/admin/log'
}

function textFrom(given: string | null): string | undefined {
  // Postgres accepts neither NUL nor lone surrogates.
  const text = given?.replaceAll('\0', '').toWellFormed().trim().slice(0, MAX_LENGTH)
  return text || undefined
}

function placeFrom(given: string | null): { at: string; id: string } | undefined {
  const [at, id, ...more] = textFrom(given)?.split(' ') ?? []
  return at && id && more.length === 0 ? { at, id } : undefined
}
