import { siteRevision } from '../../db/ops/revision.ts'
import { officeDay } from '../settings/office-day.ts'
import { isPersonal, significantQuery } from './addresses.ts'
import type { FinishedPage } from './finished-page.ts'
import { services } from './services.ts'

const MAX_PAGES = 500
const MAX_KEY_LENGTH = 200
/** How long a known revision is trusted before the database is asked again. */
const REVISION_TRUST_MS = 200

const pages = new Map<string, FinishedPage>()
const payloads = new Map<string, Buffer>()
let revision: { value: string; checkedAt: number } | undefined
let asking: Promise<string | undefined> | undefined

/**
 * The key of a page that is the same for everyone: path, significant query, site revision, and the
 * day in the office, as pages show the year, the month or an age.
 * Undefined when the page must not be cached: it is for one reader, the database is away, or the
 * address is absurd.
 */
export async function pageKey(url: URL): Promise<string | undefined> {
  if (import.meta.env?.DEV || isPersonal(url)) return undefined
  const current = await currentRevision()
  if (current === undefined) return undefined
  // Without a draft, a step in the address changes nothing.
  const address = url.pathname + significantQuery(url).replace(/[?&]step=[^&]*/, '')
  return address.length > MAX_KEY_LENGTH ? undefined : `${current} ${address}`
}

/** The finished page under a key, which becomes the last one to be forgotten. */
export function cachedPage(key: string): FinishedPage | undefined {
  const page = pages.get(key)
  if (!page) return undefined
  pages.delete(key)
  pages.set(key, page)
  return page
}

/** Keeps a page until newer ones push it out. */
export function keepPage(key: string, page: FinishedPage): void {
  pages.set(key, page)
  if (page.payload) payloads.set(page.payload.name, page.payload.br)
  if (pages.size <= MAX_PAGES) return
  const [oldest, { payload }] = pages.entries().next().value as [string, FinishedPage]
  pages.delete(oldest)
  if (payload) payloads.delete(payload.name)
}

/** The payload that left a kept page, compressed by brotli. */
export function keptPayload(name: string): Buffer | undefined {
  return payloads.get(name)
}

/** Changes with the site's content and the day in the office; undefined while the database is away. */
export async function currentRevision(): Promise<string | undefined> {
  if (revision && performance.now() - revision.checkedAt < REVISION_TRUST_MS) return revision.value
  asking ??= askRevision().finally(() => {
    asking = undefined
  })
  return asking
}

async function askRevision(): Promise<string | undefined> {
  try {
    const value = `${await siteRevision(services().db)} ${officeDay()}`
    revision = { value, checkedAt: performance.now() }
    return value
  } catch {
    revision = undefined
    return undefined
  }
}
