import { type ActionKind, isActionKind } from './action-kinds.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
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

function dayFrom(given: string | null): string | undefined {
  return given && DAY.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined
}

function placeFrom(given: string | null): { at: string; id: string } | undefined {
  const [at, id, ...more] = textFrom(given)?.split(' ') ?? []
  return at && id && more.length === 0 ? { at, id } : undefined
}
