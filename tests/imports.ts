import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { expect } from 'vitest'
import { articleSlugs, articlesFolder, readArticle } from '../db/articles.ts'
import { findImport, type ImportRun, startImport } from '../db/imports.ts'
import type { Site } from '../db/open.ts'
import { importArticles } from '../worker/import-articles.ts'
import { testFolder } from './databases.ts'

export const log = pino({ enabled: false })
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
export async function importAll(db: Site, shelf?: string): Promise<ImportRun> {
  const { id } = await startImport(db, STAFF)
  await importArticles({ db, log }, { runId: id }, new AbortController().signal, shelf)
  return runOf(db, id)
}

export async function runOf(db: Site, id: string): Promise<ImportRun> {
  const run = await findImport(db, id)
  if (!run) throw new Error(`There is no import ${id}`)
  return run
}

/** Every post there is stands as its article does, to the last letter, and in its lists. */
export async function expectWholePosts(db: Site): Promise<string[]> {
  const posts = await db.selectFrom('blog_posts').selectAll().orderBy('slug').execute()
  for (const post of posts) {
    const article = readArticle(post.slug)
    expect(post.content).toBe(article.content)
    expect(post.markdown).toBe(article.markdown)
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

/** Has the database refuse these posts for good. */
export async function refusePosts(db: Site, kind: 'SQLite' | 'Postgres', slugs: string[]) {
  const condition = `new.slug in (${slugs.map((slug) => `'${slug}'`).join(', ')})`
  await beforeEachPost(db, kind, condition, {
    sqlite: "select raise(abort, 'no room for it')",
    postgres: "raise exception 'no room for it'",
  })
}

/** Has the database take its time for each post, within the transaction. */
export async function slowPosts(db: Site, kind: 'SQLite' | 'Postgres') {
  const count =
    'select count(*) from (with recursive n(i) as (select 1 union all select i + 1 from n limit 1500000) select i from n)'
  await beforeEachPost(db, kind, 'true', { sqlite: count, postgres: 'perform pg_sleep(0.5)' })
}

async function beforeEachPost(
  db: Site,
  kind: 'SQLite' | 'Postgres',
  condition: string,
  statement: { sqlite: string; postgres: string },
) {
  const run = (text: string) => sql.raw(text).execute(db as unknown as Kysely<unknown>)
  if (kind === 'SQLite') {
    const head = 'create trigger test_posts before insert on blog_posts'
    return run(`${head} when ${condition} begin ${statement.sqlite}; end`)
  }
  const body = `begin if ${condition} then ${statement.postgres}; end if; return new; end`
  await run(`create function test_posts() returns trigger language plpgsql as $$ ${body} $$`)
  return run(
    'create trigger test_posts before insert on blog_posts for each row execute function test_posts()',
  )
}

export async function stopTrigger(db: Site, kind: 'SQLite' | 'Postgres') {
  const on = kind === 'SQLite' ? '' : ' on blog_posts'
  await sql.raw(`drop trigger test_posts${on}`).execute(db)
  if (kind === 'Postgres') await sql.raw('drop function test_posts').execute(db)
}
