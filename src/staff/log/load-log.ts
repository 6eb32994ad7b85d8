import { findReferences } from '../../../db/leads/lead-list.ts'
import { listAccounts } from '../../../db/staff/account-list.ts'
import {
  type ActionFilter,
  type LogEntry,
  listLog,
  listLoggedPeople,
} from '../../../db/staff/audit-list.ts'
import { services } from '../../http/services.ts'
import { dayAfter } from '../../settings/closings.ts'
import { dayFrom, startOfDay } from '../frame/office-time.ts'

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

/**
 * What one can filter the log by. Deeds are named after what was done, so a new one is found by how
 * its name ends; where that does not say it, it stands here.
 */
export const ACTION_KINDS = {
  'sign-in': {
    label: 'Signing in and out',
    names: ['sign-in', 'sign-in-failed', 'code-failed', 'passkey-failed', 'sign-out'],
    endings: [],
  },
  download: {
    label: 'Downloads and exports',
    names: [],
    endings: ['-downloaded', '-exported'],
  },
  deletion: {
    label: 'Deletions',
    names: [],
    endings: ['-deleted', '-removed', '-erased', '-expired'],
  },
  account: {
    label: 'Accounts and passwords',
    names: [
      'invited',
      'invitation-withdrawn',
      'account-made',
      'account-removed',
      'role-changed',
      'sessions-ended',
      'password-failed',
      'password-changed',
      'password-link-asked',
      'password-link-made',
      'password-reset',
      'second-factor-on',
      'second-factor-off',
      'backup-codes-renewed',
      'passkey-added',
      'passkey-renamed',
      'passkey-removed',
      'calendar-opened',
      'calendar-closed',
    ],
    endings: [],
  },
  settings: {
    label: 'Settings',
    names: ['opening-check', 'opening-check-undone', 'out-of-office-set'],
    endings: ['settings-changed'],
  },
  lead: {
    label: 'Work on leads',
    names: [
      'lead-opened',
      'lead-changed',
      'lead-answered',
      'answers-corrected',
      'lead-called',
      'lead-returned',
      'lead-released',
      'lead-undone',
      'answer-undone',
      'person-merged',
      'person-parted',
      'lead-view-saved',
      'message-sent-again',
      'unfinished-opened',
      'unfinished-called',
    ],
    endings: [],
  },
  text: {
    label: 'Posts, texts and testimonials',
    names: [
      'post-saved',
      'post-published',
      'post-scheduled',
      'post-withdrawn',
      'post-deleted',
      'post-version-returned',
      'text-edited',
      'text-version-returned',
      'text-built-in-returned',
      'broker-added',
      'broker-edited',
      'broker-version-returned',
      'broker-moved',
      'broker-removed',
      'broker-reviewed',
      'broker-review-withdrawn',
      'town-picture-uploaded',
      'town-picture-removed',
      'testimonial-added',
      'testimonial-edited',
      'testimonial-removed',
      'import-started',
    ],
    endings: [],
  },
} as const satisfies Record<string, ActionFilter & { label: string }>

type ActionKind = keyof typeof ACTION_KINDS

/** Whether the address names a kind. */
function isActionKind(name: string | null): name is ActionKind {
  return name !== null && Object.hasOwn(ACTION_KINDS, name)
}
