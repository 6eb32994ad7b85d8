import { parse, serialize } from 'hono/utils/cookie'
import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { DRAFT_DAYS } from '../settings/business.ts'
import { config } from '../settings/config.ts'

const DAY_S = 24 * 3600
const MINUTE_S = 60

const MISSING_POST = 'missing-post'

const draftCookie = (kind: SubmissionKind) => `draft-${kind}`
const receivedName = (kind: SubmissionKind) => `received-${kind}`

const RECEIVED_VALUE = /^(FM-[0-9A-Z]{4}-[0-9A-Z]{4})\.(\d{1,3})(?:\.([\w-]{1,60}))?$/

export interface Received {
  kind: SubmissionKind
  reference: string
  /** How many of the visitor's files did not arrive. */
  lostFiles: number
  /** Slug of the product whose page the form was begun on. */
  product?: string | undefined
}

/** The token of a form on its way, if this browser has one. */
export function draftToken(headers: Headers, kind: SubmissionKind): string | undefined {
  return read(headers, draftCookie(kind))
}

/** A Set-Cookie line that keeps a draft's token, or forgets it. */
export function draftTokenCookie(kind: SubmissionKind, token: string | null): string {
  return write(draftCookie(kind), token ?? '', token === null ? 0 : DRAFT_DAYS * DAY_S)
}

/**
 * What this browser sent last, for the page that says so.
 * @param query The page's query, which carries the reference where a browser keeps no cookies.
 */
export function received(
  headers: Headers,
  kind: SubmissionKind,
  query?: string,
): Received | undefined {
  const match = RECEIVED_VALUE.exec(
    read(headers, receivedName(kind)) ?? `${new URLSearchParams(query).get('reference')}.0`,
  )
  if (!match?.[1]) return undefined
  return { kind, reference: match[1], lostFiles: Number(match[2]), product: match[3] }
}

/** A Set-Cookie line that remembers an accepted submission for a day. */
export function receivedCookie({ kind, reference, lostFiles, product }: Received): string {
  const known = product && /^[\w-]{1,60}$/.test(product) ? `.${product}` : ''
  return write(receivedName(kind), `${reference}.${lostFiles}${known}`, DAY_S)
}

/** Why a visitor was sent from a post to the list of posts. */
export type MissingPost = 'missing' | 'failed'

/** Why this visitor was sent to the list of posts, if so. */
export function missingPost(headers: Headers): MissingPost | undefined {
  const state = read(headers, MISSING_POST)
  return state === 'missing' || state === 'failed' ? state : undefined
}

/** A Set-Cookie line that tells the list of posts why, or forgets it once it was said. */
export function missingPostCookie(state: MissingPost | null): string {
  return write(MISSING_POST, state ?? '', state ? MINUTE_S : 0)
}

/** Whether a request carries any cookie that changes what a page shows. */
export function hasOwnCookies(headers: Headers): boolean {
  const names = Object.keys(parse(headers.get('cookie') ?? ''))
  return names.some((name) => /^(draft|received)-|^missing-post$/.test(name))
}

function read(headers: Headers, name: string): string | undefined {
  return parse(headers.get('cookie') ?? '', name)[name] || undefined
}

function write(name: string, value: string, maxAge: number): string {
  return serialize(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: config().siteUrl.startsWith('https:'),
    maxAge,
  })
}
