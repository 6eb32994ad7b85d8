import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  ArticleError,
  articleSlugs,
  articlesFolder,
  readArticle,
} from '../../db/writing/articles.ts'
import {
  findImported,
  importArticle,
  recordFailedArticle,
} from '../../db/writing/imported-articles.ts'
import { finishImport, takeImport } from '../../db/writing/imports.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { isTransient } from '../queue/errors.ts'
import { articleNotes } from './article-notes.ts'
import type { WorkerContext } from './context.ts'
import { picturesHere } from './pictures-here.ts'

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
