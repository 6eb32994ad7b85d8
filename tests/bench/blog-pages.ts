import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, isPostgres } from '../../db/open.ts'
import { raiseSiteRevision } from '../../db/ops/revision.ts'
import { recountPosts } from '../../db/writing/post-listings.ts'
import { POST_CATEGORIES, topicsOf } from '../../db/writing/post-topics.ts'
import { onEachDatabase } from './measure/each-database.ts'
import { printGrowth } from './measure/growth.ts'

const FEW = 100
const MANY = 100_000
const ROUNDS = 40
/** Rows per insert: databases limit the number of parameters. */
const CHUNK = 500
const DAY_MS = 24 * 3600 * 1000

/** Measures each page of the blog, with 100 posts and with 100,000. */
export default async function benchBlog(): Promise<void> {
  console.log('\nPages of the blog\n')
  await onEachDatabase({}, async ({ kind, address, url, db }) => {
    await fill(db, url, FEW)
    const few = await timePages(address, FEW)
    await fill(db, url, MANY)
    const many = await timePages(address, MANY)
    printGrowth(`${kind}, posts`, { few, many, counts: [FEW, MANY] })
  })
}

/**
 * The lower quartile of each page's times: other work on the machine only ever adds to them. Each is
 * rendered each time, because a visitor's cookie bypasses the cache.
 */
async function timePages(address: string, posts: number): Promise<Record<string, number>> {
  const slug = `post-${posts - 1}`
  const pages: Record<string, string> = {
    'the list': '/blog',
    'a page in its middle': `/blog?page=${Math.ceil(posts / 12)}`,
    'its last page': `/blog?page=${Math.ceil(posts / 6)}`,
    'a category': '/blog/category/boat-insurance',
    'a town': '/blog/town/mystic',
    'a post': `/blog/${slug}`,
    'The Compass': '/the-compass',
    home: '/',
  }
  const times: Record<string, number> = {}
  for (const [name, path] of Object.entries(pages)) {
    const taken: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now()
      const response = await fetch(address + path, {
        headers: { cookie: 'draft-quote=none', connection: 'close' },
      })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      taken.push(performance.now() - begun)
    }
    times[name] = taken.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 4)] ?? 0
  }
  return times
}

/** Sets the number of posts, spread over the categories; none of them is a guide. */
async function fill(db: Db, url: string, count: number) {
  await db.transaction().execute(async (tx) => {
    // First, as every write of a post does: the worker, which looks for due ones, waits for it.
    await raiseSiteRevision(tx)
    await tx.deleteFrom('post_listings').execute()
    await tx.deleteFrom('blog_posts').execute()
    for (let first = 0; first < count; first += CHUNK) {
      const size = Math.min(CHUNK, count - first)
      const rows = Array.from({ length: size }, (_, at) => rowOf(first + at))
      await tx.insertInto('blog_posts').values(rows).execute()
      await tx.insertInto('post_listings').values(rows.flatMap(listingsOf)).execute()
    }
    await recountPosts(tx)
  })
  // As Postgres leaves its tables by itself, some time after they were filled.
  if (isPostgres(url)) await sql`vacuum analyze`.execute(db)
}

function listingsOf({ id, slug, category, published_at }: ReturnType<typeof rowOf>) {
  return topicsOf({ category, keywords: [] }).map((topic) => ({
    topic,
    post_id: id,
    published_at,
    slug,
  }))
}

function rowOf(number: number) {
  const published = new Date(Date.UTC(2026, 0, 1) - (number * DAY_MS) / 10).toISOString()
  return {
    id: randomUUID(),
    slug: `post-${number}`,
    title: `Harbor log, entry ${number}`,
    excerpt: 'What came in on the tide, who tied it up, and what the policy said about it.',
    content: '<h2>The log</h2><p>The wind was from the southwest all day long.</p>'.repeat(40),
    category: POST_CATEGORIES[number % POST_CATEGORIES.length] ?? null,
    published_at: published,
    updated_at: published,
    keywords: '[]',
  }
}
