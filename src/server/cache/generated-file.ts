import { log } from '../../http/log.ts'
import { currentRevision } from '../../http/site-revision.ts'
import { Answer } from './answer.ts'

const SECOND_MS = 1000

/**
 * A file that is written from the site's content, cached until the content changes. If the database
 * is unavailable, the last one is sent.
 * @param write Writes it whole.
 * @returns Its answer, or undefined when it cannot be written and there is none.
 */
export function generatedFile(
  write: () => Promise<string>,
  headers: Record<string, string>,
): () => Promise<Answer | undefined> {
  let latest: { revision: string; modifiedAt: number; answer: Answer } | undefined
  let writing: Promise<void> | undefined

  async function renew(revision: string): Promise<void> {
    const body = Buffer.from(await write())
    // A date has no parts of a second: two contents must not share one.
    const modifiedAt = Math.max(Date.now(), (latest?.modifiedAt ?? 0) + SECOND_MS)
    const dated = { ...headers, 'last-modified': new Date(modifiedAt).toUTCString() }
    const answer = new Answer({ headers: { ...dated, vary: 'accept-encoding' }, body })
    // The content has changed, but not what the file says of it.
    const isSame = latest?.answer.headers.etag === answer.headers.etag
    latest = isSame && latest ? { ...latest, revision } : { revision, modifiedAt, answer }
  }

  return async () => {
    const revision = await currentRevision()
    if (revision && latest?.revision !== revision.value) {
      writing ??= renew(revision.value).finally(() => {
        writing = undefined
      })
      await writing.catch((err) => log.error({ err }, 'a file of the site could not be written'))
    }
    return latest?.answer
  }
}
