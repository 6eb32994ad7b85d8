import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  ArticleError,
  articleSlugs,
  articlesFolder,
  readArticle,
} from '../../db/writing/articles.ts'
import {
  type ArticleText,
  findImported,
  importArticle,
  recordFailedArticle,
} from '../../db/writing/imported-articles.ts'
import { finishImport, takeImport } from '../../db/writing/imports.ts'
import { MOST_NAMED, missingPictures } from '../../db/writing/missing-pictures.ts'
import { leftOutPictures } from '../../db/writing/post-html.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { isTransient } from '../queue/errors.ts'
import type { WorkerContext } from './context.ts'

type ImportContext = Pick<WorkerContext, 'db' | 'log'> & { store: Pick<ObjectStore, 'get'> }

/** One run, and what is the same for all its articles. */
interface Import extends ImportContext {
  runId: string
  shelf: string
  hasPicture: (name: string) => Promise<boolean>
}

/**
 * The job `import-articles`. An article that cannot be imported does not block the others. If the
 * database is unavailable, the job is retried and the run continues where it stopped.
 * @param folder Read from here instead of the site's own articles.
 */
export async function importArticles(
  context: ImportContext,
  { runId }: { runId: string },
  signal: AbortSignal,
  folder?: string,
): Promise<void> {
  const { db, log } = context
  try {
    const { shelf, slugs } = listArticles(folder)
    const run = { ...context, runId, shelf, hasPicture: picturesHere(context) }
    if (!(await takeImport(db, runId, slugs.length))) return
    for (const slug of slugs) {
      // SQLite is synchronous: without this, other jobs and the abort signal would be blocked.
      await nextTurn()
      signal.throwIfAborted()
      await importOne(run, slug)
    }
    await finishImport(db, runId)
  } catch (error) {
    if (signal.aborted || isTransient(error)) throw error
    log.error({ err: error, run: runId }, 'an import failed')
    await finishImport(db, runId, reasonOf(error))
  }
}

function listArticles(folder: string | undefined) {
  try {
    const shelf = folder ?? articlesFolder()
    const slugs = articleSlugs(shelf)
    if (slugs.length > 0) return { shelf, slugs }
  } catch (error) {
    // Drop the error code: ENOENT would be taken for a database socket's.
    throw new Error(`the articles cannot be listed (${reasonOf(error)})`)
  }
  throw new Error('there are no articles to import')
}

async function importOne({ db, log, runId, shelf, hasPicture }: Import, slug: string) {
  let title = slug
  try {
    const article = readArticle(slug, shelf)
    title = article.title
    // Where there is a post already, staff may have mended it, or not yet.
    const post = (await findImported(db, slug)) ?? article
    const notes = await articleNotes(post, hasPicture)
    await importArticle(db, runId, article, { title: post.title, notes })
  } catch (error) {
    if (isTransient(error)) throw error
    if (error instanceof ArticleError) title = error.title
    log.warn({ err: error, run: runId, article: slug }, 'an article could not be imported')
    await recordFailedArticle(db, runId, { slug, title, reason: reasonOf(error) })
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error)
}

/** Of an address: a whole picture may stand in it, as `data:`. */
const MOST_CHARACTERS = 150

const list = new Intl.ListFormat('en-US')

/** What staff should know of an article or its post: the pictures it names that visitors do not see. */
async function articleNotes(
  article: ArticleText,
  hasPicture: (name: string) => Promise<boolean>,
): Promise<string[]> {
  const { cover, inText } = await missingPictures(article, hasPicture)
  const leftOut = leftOutPictures(article.markdown ?? '')
  return [
    ...(cover ? [`its own picture is not on this site: ${shortened(cover)}`] : []),
    ...(inText.length > 0 ? [`its text shows what is not on this site: ${named(inText)}`] : []),
    ...(leftOut.length > 0
      ? [`what is not a picture of this site is left out: ${named(leftOut)}`]
      : []),
  ]
}

function named(addresses: string[]): string {
  const others = addresses.length - MOST_NAMED
  const names = addresses.slice(0, MOST_NAMED).map(shortened)
  return list.format(others > 0 ? [...names, `${others} more`] : names)
}

function shortened(address: string): string {
  return address.length > MOST_CHARACTERS ? `${address.slice(0, MOST_CHARACTERS)}…` : address
}

/** The site's own files may also be named as pages name them, with their content (`hashed-name.ts`). */
const CONTENT_IN_NAME = /\.[\w-]{6}(?=\.\w+$)/

/**
 * Answers which pictures this site has: `/public/…` among its files, `images/…` in the object store. What
 * cannot be looked up counts as there, and a store that is down is not asked again.
 */
function picturesHere({
  store,
  log,
}: Pick<WorkerContext, 'log'> & {
  store: Pick<ObjectStore, 'get'>
}): (name: string) => Promise<boolean> {
  const publicFolder = findPublicFolder()
  let isDown = false
  const isStored = async (key: string) => {
    if (isDown) return true
    try {
      const object = await store.get(key)
      object?.body.destroy()
      return object !== undefined
    } catch (err) {
      isDown = true
      log.warn({ err }, 'the pictures of the articles could not be looked up')
      return true
    }
  }
  return async (name) => {
    if (!name.startsWith('/public/')) return isStored(name)
    if (!publicFolder) return true
    const path = join(publicFolder, name.slice('/public/'.length))
    return isFile(path) || isFile(path.replace(CONTENT_IN_NAME, ''))
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Searched upward: the built worker stands beside its copy in `dist`. */
function findPublicFolder(): string | undefined {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'public'))) {
    const parent = dirname(folder)
    if (parent === folder) return undefined
    folder = parent
  }
  return join(folder, 'public')
}
