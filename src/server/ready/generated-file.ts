import { log } from '../../http/log.ts'
import { currentRevision } from '../../http/site-revision.ts'
import { compress } from './encoding.ts'
import { weakEtag } from './etag.ts'
import { ReadyAnswer } from './ready-answer.ts'

const SECOND_MS = 1000

interface Generated {
  revision: string
  etag: string
  /** When this process first had this content. */
  modifiedAt: number
  answer: ReadyAnswer
}

/**
 * A file that is written from the site's content, cached until the content changes. If the database
 * is unavailable, the last one is sent.
 * @param write Writes it whole.
 * @returns Its answer, or undefined when it cannot be written and there is none.
 */
export function generatedFile(
  write: () => Promise<string>,
  headers: Record<string, string>,
): () => Promise<ReadyAnswer | undefined> {
  let generated: Generated | undefined
  let writing: Promise<void> | undefined

  async function renew(revision: string): Promise<void> {
    const content = Buffer.from(await write())
    const etag = weakEtag(content)
    if (generated?.etag === etag) generated.revision = revision
    // A date has no parts of a second: two contents must not share one.
    else {
      const modifiedAt = Math.max(Date.now(), (generated?.modifiedAt ?? 0) + SECOND_MS)
      const answer = prepare(content, { ...headers, etag }, modifiedAt)
      generated = { revision, etag, modifiedAt, answer }
    }
  }

  return async () => {
    const revision = await currentRevision()
    if (revision && generated?.revision !== revision.value) {
      writing ??= renew(revision.value).finally(() => {
        writing = undefined
      })
      await writing.catch((err) => log.error({ err }, 'a file of the site could not be written'))
    }
    return generated?.answer
  }
}

function prepare(content: Buffer, headers: Record<string, string>, modifiedAt: number) {
  return new ReadyAnswer({
    headers: {
      ...headers,
      'last-modified': new Date(modifiedAt).toUTCString(),
      vary: 'accept-encoding',
    },
    body: (encoding) => (encoding ? compress(encoding, content) : content),
  })
}
