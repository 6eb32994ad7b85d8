import { isDraftToken } from '../../db/leads/drafts.ts'
import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { cookieLine, readCookie } from '../http/cookies.ts'
import { DRAFT_DAYS } from '../settings/business.ts'

const DAY_S = 24 * 3600

const draftCookie = (kind: SubmissionKind) => `draft-${kind}`
const receivedName = (kind: SubmissionKind) => `received-${kind}`

const RECEIVED_VALUE =
  /^(FM-[0-9A-Z]{4}-[0-9A-Z]{4})(?:\.(\d{1,3}))?(?:\.([\w-]{1,60}))?(?:~([\w-]{1,60}))?$/

export interface Received {
  kind: SubmissionKind
  reference: string
  /** How many of the visitor's files failed to upload. */
  lostFiles: number
  /** The slug of the product on whose page the form was started. */
  product?: string | undefined
  /** Proves that this browser sent it: without one, nothing but the reference is shown. */
  receipt?: string | undefined
}

/** The token of this browser's draft, if there is one; anything that cannot be a token is none. */
export function draftToken(headers: Headers, kind: SubmissionKind): string | undefined {
  const value = readCookie(headers, draftCookie(kind))
  return value && isDraftToken(value) ? value : undefined
}

/** A Set-Cookie line that stores a draft's token, or clears it. */
export function draftTokenCookie(kind: SubmissionKind, token: string | null): string {
  return cookieLine(draftCookie(kind), token ?? '', token === null ? 0 : DRAFT_DAYS * DAY_S)
}

/**
 * What this browser sent last, for the confirmation page.
 * @param query The page's query, which contains the same if the browser has no cookies.
 */
export function received(
  headers: Headers,
  kind: SubmissionKind,
  query?: string,
): Received | undefined {
  const match = RECEIVED_VALUE.exec(
    receivedIn(headers, kind) ?? new URLSearchParams(query).get('reference') ?? '',
  )
  if (!match?.[1]) return undefined
  const [, reference, lostFiles, product, receipt] = match
  return { kind, reference, lostFiles: Number(lostFiles ?? 0), product, receipt }
}

/** The cookie that remembers an accepted submission; anything that cannot be one is none. */
export function receivedIn(headers: Headers, kind: SubmissionKind): string | undefined {
  const value = readCookie(headers, receivedName(kind))
  return value && RECEIVED_VALUE.test(value) ? value : undefined
}

/** What remembers an accepted submission, in a cookie or an address. */
export function receivedValue(received: Omit<Received, 'kind'>): string {
  const { reference, lostFiles, product, receipt } = received
  const known = product && /^[\w-]{1,60}$/.test(product) ? `.${product}` : ''
  return `${reference}.${lostFiles}${known}${receipt ? `~${receipt}` : ''}`
}

/** A Set-Cookie line that remembers an accepted submission for a day. */
export function receivedCookie(kind: SubmissionKind, value: string): string {
  return cookieLine(receivedName(kind), value, DAY_S)
}
