import { siteRevision } from '../../db/revision.ts'
import { significantQuery } from './addresses.ts'
import type { FinishedPage } from './finish-html.ts'
import { services } from './site.ts'

const MAX_PAGES = 500
const MAX_KEY_LENGTH = 200
/** How long a known revision is trusted before the database is asked again. */
const REVISION_TRUST_MS = 200

const pages = new Map<string, FinishedPage>()
let revision: { value: number; checkedAt: number } | undefined
let asking: Promise<number | undefined> | undefined

/**
 * The key of a page that is the same for everyone: path, significant query and site revision.
 * Undefined when the page must not be cached: the database is away, or the address is absurd.
 */
export async function pageKey(url: URL): Promise<string | undefined> {
  if (import.meta.env?.DEV) return undefined
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
  if (pages.size <= MAX_PAGES) return
  const oldest = pages.keys().next().value
  if (oldest !== undefined) pages.delete(oldest)
}

async function currentRevision(): Promise<number | undefined> {
  if (revision && performance.now() - revision.checkedAt < REVISION_TRUST_MS) return revision.value
  asking ??= askRevision().finally(() => {
    asking = undefined
  })
  return asking
}

async function askRevision(): Promise<number | undefined> {
  try {
    const value = await siteRevision(services().db)
    revision = { value, checkedAt: performance.now() }
    return value
  } catch {
    revision = undefined
    return undefined
  }
}
