import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect } from 'vitest'
import type { Db } from '../../db/open.ts'
import { articleSlugs, articlesFolder, readArticle } from '../../db/writing/articles.ts'
import { findImport, type ImportRun, startImport } from '../../db/writing/imports.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { importArticles } from '../../worker/jobs/import-articles.ts'
import { testFolder } from '../servers/databases.ts'

export const log = pino({ enabled: false })
/** Staff have uploaded nothing yet. */
export const store = { get: async () => undefined }
export const STAFF = { startedBy: 'anna@agency.example' }

/** A copy of the site's articles whose first ones lack their category. */
export function shelfWithBroken(broken: number): string {
  const shelf = join(testFolder(), 'articles')
  cpSync(articlesFolder(), shelf, { recursive: true })
  for (const slug of articleSlugs(shelf).slice(0, broken)) {
    const file = join(shelf, `${slug}.md`)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^category:.*\n/m, ''))
  }
  return shelf
}

/** Starts an import and does its job in this process. */
export async function importAll(
  db: Db,
  shelf?: string,
  pictures: Pick<ObjectStore, 'get'> = store,
): Promise<ImportRun> {
  const { id } = await startImport(db, STAFF)
  const { signal } = new AbortController()
  await importArticles({ db, store: pictures, log }, { runId: id }, signal, shelf)
  return runOf(db, id)
}

export async function runOf(db: Db, id: string): Promise<ImportRun> {
  const run = await findImport(db, id)
  if (!run) throw new Error(`There is no import ${id}`)
  return run
}

/** Every post there is stands as its article does, to the last letter, and in its lists. */
export async function expectWholePosts(db: Db): Promise<string[]> {
  const posts = await db.selectFrom('blog_posts').selectAll().orderBy('slug').execute()
  for (const post of posts) {
    const article = readArticle(post.slug)
    expect(post.content).toBe(article.content)
    expect(post.markdown).toBe(article.markdown)
    expect(endOf(post.content)).toBe(endOf(article.markdown))
    expect(post.title).toBe(article.title)
  }
  const listed = await db
    .selectFrom('post_listings')
    .select('slug')
    .where('topic', '=', 'all')
    .orderBy('slug')
    .execute()
  const slugs = posts.map(({ slug }) => slug)
  expect(listed.map(({ slug }) => slug)).toEqual(slugs)
  return slugs
}

/** The last letters that a reader sees, of HTML or of Markdown. */
function endOf(text: string): string {
  const words = text.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]+>|&\w+;/g, '')
  return words.replace(/[^a-z0-9]/gi, '').slice(-30)
}
