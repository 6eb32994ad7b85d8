import type { SavedInPlace } from '../saved-answer.ts'

/**
 * `again with the page`: the form must be sent as a page, whose answer names what is wrong at each
 * field or shows the other version.
 */
export type SaveResult =
  | { saved: SavedInPlace }
  | { failed: 'unreachable' | 'signed out' | 'again with the page' }

const ANSWER_WITHIN_MS = 30_000

/** Saves what the form of a post sends, without loading the page again. Never rejects. */
export async function saveInPlace(body: FormData): Promise<SaveResult> {
  body.set('go', 'save')
  try {
    const response = await fetch('/api/staff/posts', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    if (response.ok && isJson) {
      const saved = (await response.json()) as Partial<SavedInPlace>
      return isSaved(saved) ? { saved } : { failed: 'unreachable' }
    }
    if (response.status === 401) return { failed: 'signed out' }
    return { failed: response.status >= 500 ? 'unreachable' : 'again with the page' }
  } catch {
    return { failed: 'unreachable' }
  }
}

/** A network that wants a sign-in of its own answers in place of the site. */
function isSaved(answer: Partial<SavedInPlace>): answer is SavedInPlace {
  const { id, version, slug, before } = answer
  return [id, version, slug, before].every((value) => typeof value === 'string')
}
