import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { fileHeaders } from '../../http/secure-headers.ts'
import type { Encoding } from './encoding.ts'
import { strongEtag } from './etag.ts'
import { hashedName } from './hashed-name.ts'
import { ReadyAnswer } from './ready-answer.ts'

const YEAR_S = 31_536_000
const HOUR_S = 3600

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/**
 * Reads the built public files into memory: they are small, and a request then touches no disk. Of a text
 * only the compressed forms that the build made (`.br`, `.gz`) stay there, since each browser takes one of
 * them.
 * @returns An answer for each, by the path of its address, and by its hashed name.
 */
export function readBuiltFiles(folder: URL): Map<string, ReadyAnswer> {
  const root = fileURLToPath(folder)
  const answers = new Map<string, ReadyAnswer>()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz|html)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${file.slice(root.length).split(sep).join('/')}`
    if (path.startsWith('/assets/')) answers.set(path, readHashedFile(file))
    else {
      const plain = readFileSync(file)
      const [etag, forms] = [strongEtag(plain), formsOf(file, plain)]
      answers.set(path, answerOf(file, etag, forms, false))
      answers.set(hashedName(path, plain), answerOf(file, etag, forms, true))
    }
  }
  return answers
}

/** The answer for a file that is named by its content, in the forms that a build made of it. */
export function readHashedFile(file: string): ReadyAnswer {
  const plain = readFileSync(file)
  return answerOf(file, strongEtag(plain), formsOf(file, plain), true)
}

interface Forms {
  compressed: Record<Encoding, Buffer | undefined>
  plain(): Buffer
  isPlainMade: boolean
}

/** Only the last function here names the plain content: whatever else is made in this scope would keep it. */
function formsOf(file: string, plain: Buffer): Forms {
  const compressed = { br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) }
  if (compressed.gzip) return { compressed, plain: unpacked(compressed.gzip), isPlainMade: true }
  return { compressed, plain: () => plain, isPlainMade: false }
}

const unpacked = (gzip: Buffer) => () => gunzipSync(gzip)

function answerOf(file: string, etag: string, forms: Forms, isHashed: boolean): ReadyAnswer {
  const { compressed, plain, isPlainMade } = forms
  const extension = file.slice(file.lastIndexOf('.') + 1)
  return new ReadyAnswer({
    headers: {
      'content-type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
      'cache-control': isHashed
        ? `public, max-age=${YEAR_S}, immutable`
        : `public, max-age=${HOUR_S}`,
      etag,
      vary: 'accept-encoding',
      ...fileHeaders,
    },
    body: (encoding) => (encoding ? compressed[encoding] : plain()),
    isPlainMade,
  })
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
