import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileHeaders } from '../../http/secure-headers.ts'
import { Answer, type Encoding } from './answer.ts'
import { hashedName } from './hashed-name.ts'

const YEAR_S = 31_536_000
const HOUR_S = 3600
const ASSETS = '/assets/'
/** Longer than a page stays open, or in a cache. */
const KEPT_MS = 30 * 24 * HOUR_S * 1000

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
 * Reads the built public files into memory: they are small, and a request then touches no disk.
 * @param folder The public folder of the build, with the compressed forms (`.br`, `.gz`) of its texts.
 * @param dataDir Where `keepAssets` keeps what pages of other builds load.
 * @returns Finds the answer for a path: a file by its own or its hashed name.
 */
export function readStaticFiles(
  folder: URL,
  dataDir: string,
): (path: string) => Answer | undefined {
  const root = fileURLToPath(folder)
  const answers = new Map<string, Answer>()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz|html)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${file.slice(root.length).split(sep).join('/')}`
    const content = readContent(file)
    if (path.startsWith(ASSETS)) answers.set(path, answerOf(file, content, true))
    else {
      answers.set(path, answerOf(file, content, false))
      answers.set(hashedName(path, content.body), answerOf(file, content, true))
    }
  }
  return (path) =>
    answers.get(path) ?? (path.startsWith(ASSETS) ? keptAsset(path, dataDir) : undefined)
}

/**
 * Copies what the pages of this build load (`/assets/`, each named by its content) into the data folder, where it
 * outlives the build by 30 days: a page that was opened before an update goes on in its own version, and while two
 * versions run beside each other, each has the files of both.
 * @throws What the file system says: a full disk, a folder that may not be written.
 */
export async function keepAssets(built: URL, dataDir: string): Promise<void> {
  const from = fileURLToPath(built)
  const to = keptFolder(dataDir)
  await mkdir(to, { recursive: true })
  const kept = new Set(await readdir(to))
  const now = new Date()
  for (const name of await readdir(from)) {
    if (kept.delete(name)) await utimes(join(to, name), now, now)
    else {
      // Whoever reads it, in another process too, has all of it or nothing.
      const unfinished = join(to, `${name}.${process.pid}`)
      await copyFile(join(from, name), unfinished)
      await rename(unfinished, join(to, name))
    }
  }
  for (const name of kept) {
    const { mtimeMs } = await stat(join(to, name))
    if (mtimeMs < now.getTime() - KEPT_MS) await rm(join(to, name), { force: true })
  }
}

function keptAsset(path: string, dataDir: string): Answer | undefined {
  const name = path.slice(ASSETS.length)
  if (!/^[\w-][\w.-]*\.(js|css|woff2)$/.test(name)) return undefined
  const file = join(keptFolder(dataDir), name)
  try {
    return answerOf(file, readContent(file), true)
  } catch {
    return undefined
  }
}

interface FileContent {
  body: Buffer
  compressed: Partial<Record<Encoding, Buffer>>
}

function answerOf(file: string, content: FileContent, isHashed: boolean): Answer {
  const extension = file.slice(file.lastIndexOf('.') + 1)
  return new Answer({
    headers: {
      'content-type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
      'cache-control': isHashed
        ? `public, max-age=${YEAR_S}, immutable`
        : `public, max-age=${HOUR_S}`,
      vary: 'accept-encoding',
      ...fileHeaders,
    },
    ...content,
  })
}

function readContent(file: string): FileContent {
  const body = readFileSync(file)
  const [br, gzip] = ['br', 'gz'].map((extension) => readIfThere(`${file}.${extension}`))
  return { body, compressed: { ...(br && { br }), ...(gzip && { gzip }) } }
}

/** A picture is compressed already. */
function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}

function keptFolder(dataDir: string): string {
  return join(dataDir, 'assets')
}
