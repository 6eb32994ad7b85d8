import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import { raiseSiteRevision } from '../ops/revision.ts'
import type { Database } from '../schema/index.ts'
import type { Article } from './articles.ts'
import { type ImportOutcome, outcomesFromJson } from './imports.ts'
import { relistPost } from './post-listings.ts'

/** What pictures are named in. */
export type ArticleText = Pick<Article, 'title' | 'content' | 'imagePath'> & {
  /** None if staff wrote the post in HTML. */
  markdown: string | undefined
}

/** The post that has an article's slug, as staff have left it. */
export async function findImported(db: Db, slug: string): Promise<ArticleText | undefined> {
  const row = await db
    .selectFrom('blog_posts')
    .select(['title', 'content', 'markdown', 'image_path'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined
  const { title, content, markdown, image_path } = row
  return { title, content, markdown: markdown ?? undefined, imagePath: image_path ?? undefined }
}

/**
 * Creates a post from an article, unless its slug is taken, and records which of the two happened.
 * Atomic: an interrupted run counts nothing twice and leaves no partial post.
 * @param lacks What the post lacks, the new one or that which is there.
 */
export async function importArticle(
  db: Db,
  runId: string,
  article: Article,
  lacks: { title: string; notes: string[] } = { title: article.title, notes: [] },
): Promise<void> {
  const { slug } = article
  const outcome = (result: 'imported' | 'skipped') => ({
    ...{ slug, result },
    ...(lacks.notes.length > 0 ? lacks : {}),
  })
  await settle(db, runId, slug, async (tx) => {
    if (await exists(tx, slug)) return outcome('skipped')
    // Before the post, as in every write of a post: another order could deadlock.
    await raiseSiteRevision(tx)
    const id = randomUUID()
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('blog_posts')
      .values({
        id,
        slug,
        title: article.title,
        excerpt: article.excerpt,
        content: article.content,
        markdown: article.markdown,
        description: article.description ?? null,
        share_image: article.shareImage ?? null,
        image_path: article.imagePath ?? null,
        category: article.category ?? null,
        author: article.author ?? null,
        published_at: article.publishedAt,
        updated_at: article.updatedAt,
        keywords: JSON.stringify(article.keywords),
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return outcome('skipped')
    await relistPost(tx, id)
    return outcome('imported')
  })
}

/** Records that an article could not be imported. */
export async function recordFailedArticle(
  db: Db,
  runId: string,
  failed: { slug: string; title: string; reason: string },
): Promise<void> {
  await settle(db, runId, failed.slug, async () => ({ ...failed, result: 'failed' }))
}

async function exists(tx: Transaction<Database>, slug: string): Promise<boolean> {
  const row = await tx
    .selectFrom('blog_posts')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row !== undefined
}

/** Runs `decide` for an article, unless the run already has its outcome or has ended. */
async function settle(
  db: Db,
  runId: string,
  slug: string,
  decide: (tx: Transaction<Database>) => Promise<ImportOutcome>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A write, to lock the row: of two workers the second waits here, then sees what the first did.
    const run = await tx
      .updateTable('import_runs')
      .set({ open: 1 })
      .where('id', '=', runId)
      .where('open', '=', 1)
      .returning('outcomes')
      .executeTakeFirst()
    if (!run) return
    const outcomes = outcomesFromJson(run.outcomes)
    if (outcomes.some((outcome) => outcome.slug === slug)) return
    const outcome = await decide(tx)
    await tx
      .updateTable('import_runs')
      .set({ outcomes: JSON.stringify([...outcomes, outcome]) })
      .where('id', '=', runId)
      .execute()
  })
}
