import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import { attachmentsOf, type LeadFile } from '../../../../db/leads/attachments.ts'
import { log } from '../../../http/log.ts'
import type { Services } from '../../../http/services.ts'
import type { StaffMember } from '../../session/session.ts'
import { downloadAs, openContents, rememberDownload, savedName } from './deliver.ts'
import { fileName, scanInWords } from './file-words.ts'
import { mayOpen } from './may-open.ts'
import { noSuchFile, storeUnavailable } from './refusals.ts'

const LEFT_OUT = 'Not in this folder.txt'
const NO_COPY =
  'there is no copy of it without the place where it was taken; it can be downloaded on its own'
const WHY = {
  'no copy': NO_COPY,
  'copy is gone': NO_COPY,
  'cannot be opened': 'no copy of it could be made; it can be downloaded on its own',
  missing: 'the file store no longer has it; ask the visitor to send it again',
}

interface Entry {
  name: string
  input: ReadableStream<Uint8Array> | Buffer<ArrayBuffer> | string
}

/**
 * Gives all files of a lead to staff as one zip, streamed and not compressed: pictures and PDF are already. What
 * cannot go with them is named in a text file there, with the reason.
 * @param leadId Of a lead that is, or was, there.
 * @param signal Of the request: nothing more is opened for whoever left.
 */
export async function downloadAll(
  { db, store }: Pick<Services, 'db' | 'store'>,
  leadId: string,
  staff: StaffMember,
  signal: AbortSignal,
): Promise<Response> {
  const files = await attachmentsOf(db, leadId)
  const [anyFile] = files
  if (!anyFile) return noSuchFile()
  const entries = contentsOf()
  try {
    // A store that is unavailable is said in words; once the zip has begun, it can only break off.
    const first = await entries.next()
    return new Response(makeZip(startingWith(first, entries)), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': downloadAs(`Files of ${await nameOfLead()}.zip`),
        'cache-control': 'no-store',
      },
    })
  } catch (err) {
    log.error({ err, lead: leadId }, 'the files of a lead could not be opened')
    return storeUnavailable(anyFile)
  }

  async function* contentsOf(): AsyncGenerator<Entry, undefined> {
    const names = new Set<string>([LEFT_OUT.toLowerCase()])
    const leftOut: string[] = []
    const leave = (file: LeadFile, why: string) => leftOut.push(`${fileName(file)}: ${why}.`)
    for (const file of files) {
      signal.throwIfAborted()
      if (mayOpen(file) === 'not at all') {
        leave(file, scanInWords(file))
        continue
      }
      const contents = await openContents(store, file, { asItCame: false, signal })
      if (typeof contents === 'string') {
        leave(file, WHY[contents])
        continue
      }
      const { body } = contents
      const stop = () => body instanceof Readable && body.destroy()
      signal.addEventListener('abort', stop)
      try {
        await rememberDownload(db, file, staff, false)
        yield {
          name: uniqueName(contents.filename, names),
          input: Buffer.isBuffer(body)
            ? body
            : (Readable.toWeb(body) as ReadableStream<Uint8Array>),
        }
      } finally {
        signal.removeEventListener('abort', stop)
        stop()
      }
    }
    if (leftOut.length > 0) yield { name: LEFT_OUT, input: `${leftOut.join('\r\n')}\r\n` }
  }

  async function nameOfLead(): Promise<string> {
    const { reference } = await db
      .selectFrom('submissions')
      .select('reference')
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow()
    return reference
  }
}

async function* startingWith(first: IteratorResult<Entry>, rest: AsyncGenerator<Entry>) {
  try {
    if (!first.done) yield first.value
    yield* rest
  } catch (err) {
    log.error({ err }, 'the download of all files of a lead broke off')
    throw err
  }
}

/** A name that no other file of the zip has, also on systems to which A is a. */
function uniqueName(filename: string, taken: Set<string>): string {
  // What Windows has no names of.
  const name = savedName(filename)
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^\.+/, '')
  const [, stem, extension] = /^(.*?)(\.\w{1,5})?$/.exec(name) ?? []
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name || 'file' : `${stem || 'file'} (${number})${extension ?? ''}`
    if (taken.has(tried.toLowerCase())) continue
    taken.add(tried.toLowerCase())
    return tried
  }
}
