import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import { openDatabase } from '../../db/open.ts'
import { siteRevision } from '../../db/ops/revision.ts'
import { readArticle } from '../../db/writing/articles.ts'
import { importArticle } from '../../db/writing/imported-articles.ts'
import { startImport } from '../../db/writing/imports.ts'
import {
  countDeskPosts,
  type DeskPost,
  findDeskPost,
  listDeskPosts,
} from '../../db/writing/post-desk.ts'
import { countTopics, listDuePosts } from '../../db/writing/post-listings.ts'
import {
  deletePost,
  type PostEdit,
  type PostText,
  type Publication,
  savePost,
} from '../../db/writing/post-writing.ts'
import { findPost, listPosts } from '../../db/writing/posts.ts'
import { onBothDatabases } from '../databases.ts'

const staff = { email: 'anna@agency.example' }

function text(change: Partial<PostText> = {}): PostText {
  return {
    slug: '',
    title: 'Fog in the Race',
    excerpt: 'What to ask before you go.',
    description: '',
    content: '<p>Slowly.</p>\n',
    markdown: 'Slowly.',
    category: 'Marine Safety',
    author: '',
    keywords: [],
    imagePath: '',
    shareImage: '',
    ...change,
  }
}

async function write(
  db: Db,
  publication: Publication,
  change: Partial<PostText> = {},
  before?: Pick<DeskPost, 'id' | 'version'>,
): Promise<DeskPost> {
  const edit: PostEdit = {
    id: before?.id,
    version: before?.version,
    text: text(change),
    publication,
    staff,
  }
  const outcome = await savePost(db, edit)
  if (!('done' in outcome)) throw new Error(outcome.refused)
  return outcome.done
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const slugsOf = (posts: { slug: string }[]) => posts.map(({ slug }) => slug)
const listed = async (db: Db) => slugsOf(await listPosts(db, 'all', { limit: 50 }))
const actions = async (db: Db) =>
  (await db.selectFrom('audit_log').select('action').orderBy('at').execute()).map(
    ({ action }) => action,
  )

onBothDatabases('the desk for posts', (open, kind) => {
  test('a post goes through every state, and lists, counts and pages follow at once', async () => {
    const { db } = await open()
    const revision = await siteRevision(db)

    const draft = await write(db, 'as it is')
    expect(draft).toMatchObject({ slug: 'fog-in-the-race', publishedAt: undefined })
    expect(await siteRevision(db)).toBeGreaterThan(revision)
    expect(await listed(db)).toEqual([])
    expect(await findPost(db, draft.slug)).toBeUndefined()

    const published = await write(db, 'now', {}, draft)
    expect(Date.now() - Date.parse(published.publishedAt ?? '')).toBeLessThan(5000)
    expect(await listed(db)).toEqual(['fog-in-the-race'])
    expect(await countTopics(db)).toEqual({ all: 1, 'marine-tips': 1 })
    expect(await findPost(db, draft.slug)).toMatchObject({ title: 'Fog in the Race' })

    const moved = await write(db, 'as it is', { category: 'Boat Insurance' }, published)
    expect(moved.publishedAt).toBe(published.publishedAt)
    expect(await countTopics(db)).toEqual({ all: 1, 'boat-insurance': 1 })

    const again = await write(db, 'now', { title: 'Fog, again', slug: published.slug }, moved)
    expect(again.publishedAt).toBe(published.publishedAt)

    const withdrawn = await write(db, 'withdrawn', { slug: published.slug }, again)
    expect(withdrawn.publishedAt).toBeUndefined()
    expect(await listed(db)).toEqual([])
    expect(await countTopics(db)).toEqual({})
    expect(await findPost(db, draft.slug)).toBeUndefined()

    const at = inAnHour()
    const scheduled = await write(db, { at }, { slug: published.slug }, withdrawn)
    expect(scheduled.publishedAt).toBe(at)
    expect(await listed(db)).toEqual([])
    expect(await listDuePosts(db)).toEqual([])
    expect(await listDuePosts(db, at)).toEqual(['fog-in-the-race'])
    expect(await actions(db)).toEqual([
      'post-saved',
      'post-published',
      'post-saved',
      'post-published',
      'post-withdrawn',
      'post-scheduled',
    ])
  })

  test('a draft can be deleted, a published post cannot', async () => {
    const { db } = await open()
    const draft = await write(db, 'as it is')
    expect(await deletePost(db, { ...draft, staff })).toHaveProperty('done')
    expect(await findDeskPost(db, draft.id)).toBeUndefined()
    expect(await deletePost(db, { ...draft, staff })).toEqual({ refused: 'gone' })
    const published = await write(db, 'now')
    expect(await deletePost(db, { ...published, staff })).toMatchObject({ refused: 'changed' })
    expect(await listed(db)).toEqual(['fog-in-the-race'])
  })

  test('an article of the site’s own is withdrawn at most: without its row its file would be read', async () => {
    const { db } = await open()
    const slug = 'flood-insurance-connecticut-coast'
    const { id: run } = await startImport(db, { startedBy: staff.email })
    await importArticle(db, run, readArticle(slug))
    const { id } = await db
      .selectFrom('blog_posts')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const imported = await findDeskPost(db, id)
    const withdrawn = await write(db, 'withdrawn', { slug }, imported)
    const refused = { refused: 'comes with the site', slug }
    expect(await deletePost(db, { ...withdrawn, staff })).toEqual(refused)
    const { version } = withdrawn
    const edit = { id, version, publication: 'as it is', staff } as const
    expect(await savePost(db, { ...edit, text: text({ slug: 'another' }) })).toEqual(refused)
    expect(await findPost(db, slug)).toBeUndefined()
    expect(await findDeskPost(db, id)).toEqual(withdrawn)
  })

  test('of two who edit the same post, the second is notified, and nothing is written', async () => {
    const { db } = await open()
    const draft = await write(db, 'as it is')
    const first = await write(db, 'as it is', { title: 'Anna was here' }, draft)
    const edit = { id: draft.id, version: draft.version, text: text(), staff }
    expect(await savePost(db, { ...edit, publication: 'now' })).toMatchObject({
      refused: 'changed',
      current: { title: 'Anna was here', version: first.version },
    })
    expect(await findDeskPost(db, draft.id)).toEqual(first)
    await deletePost(db, { ...first, staff })
    expect(await savePost(db, { ...edit, publication: 'now' })).toEqual({ refused: 'gone' })
  })

  test('versions differ also within one millisecond', async () => {
    const { db } = await open()
    let post = await write(db, 'as it is')
    const versions = new Set([post.version])
    for (let save = 0; save < 10; save++) {
      post = await write(db, 'as it is', {}, post)
      versions.add(post.version)
    }
    expect(versions.size).toBe(11)
  })

  test('an address is nobody else’s, and a published post keeps its own', async () => {
    const { db } = await open()
    const first = await write(db, 'now')
    const another = { id: undefined, version: undefined, publication: 'as it is', staff } as const
    expect(await savePost(db, { ...another, text: text() })).toEqual({
      refused: 'slug taken',
      slug: 'fog-in-the-race',
    })
    for (const slug of ['category', 'town', 'seasonal-boat-insurance-guide']) {
      expect(await savePost(db, { ...another, text: text({ slug }) })).toMatchObject({
        refused: 'slug taken',
      })
    }
    const edit = { ...another, id: first.id, version: first.version }
    expect(await savePost(db, { ...edit, text: text({ slug: 'fog' }) })).toEqual({
      refused: 'slug fixed',
      slug: 'fog-in-the-race',
    })
    // Left empty, it stays, whatever the title has become.
    const retitled = await write(db, 'as it is', { title: 'Fog' }, first)
    expect(retitled.slug).toBe('fog-in-the-race')
    const withdrawn = await write(db, 'withdrawn', { slug: 'fog' }, retitled).catch(String)
    expect(withdrawn).toBe('Error: slug fixed')
  })

  test('many who save at once are served one after another: nothing fails, counts are right', async () => {
    const { db, url } = await open()
    // SQLite waits for a lock without letting anything else run: two connections of one process would
    // wait for each other.
    const opened = kind === 'Postgres' ? [1, 2, 3].map(() => openDatabase(url)) : []
    const others = kind === 'Postgres' ? opened : [db, db, db]
    try {
      const posts = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          write(others[n % 3] ?? db, 'now', { title: `Post number ${n}` }),
        ),
      )
      expect(await countTopics(db)).toEqual({ all: 12, 'marine-tips': 12 })
      const [post] = posts
      if (!post) throw new Error('no post')
      const edit = { id: post.id, version: post.version, publication: 'as it is', staff } as const
      const outcomes = await Promise.all(
        others.map((other, n) => savePost(other, { ...edit, text: text({ author: `${n}` }) })),
      )
      expect(outcomes.filter((outcome) => 'done' in outcome)).toHaveLength(1)
      const same = await Promise.all(
        others.map((other) =>
          savePost(other, {
            ...edit,
            id: undefined,
            version: undefined,
            text: text({ slug: 'one-address' }),
          }),
        ),
      )
      expect(same.filter((outcome) => 'done' in outcome)).toHaveLength(1)
      // The clock and a withdrawal meet.
      const due = await write(db, { at: new Date(Date.now() + 50).toISOString() }, { title: 'Due' })
      await new Promise((resolve) => setTimeout(resolve, 60))
      await Promise.all([
        ...others.map((other) => listDuePosts(other)),
        write(db, 'withdrawn', { slug: due.slug }, due),
      ])
      expect(await listed(db)).not.toContain('due')
      expect((await countTopics(db)).all).toBe(12)
    } finally {
      await Promise.all(opened.map((other) => other.destroy()))
    }
  })

  test('a save that fails leaves nothing of itself', async () => {
    const { db } = await open()
    const published = await write(db, 'now')
    await db.schema.alterTable('audit_log').renameTo('audit_hidden').execute()
    await expect(write(db, 'withdrawn', { title: 'Half' }, published)).rejects.toThrow()
    await db.schema.alterTable('audit_hidden').renameTo('audit_log').execute()
    expect(await findDeskPost(db, published.id)).toEqual(published)
    expect(await listed(db)).toEqual(['fog-in-the-race'])
  })

  test('lists show each state newest first, page by page, and find a title by its beginning', async () => {
    const { db } = await open()
    const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 3_600_000).toISOString()
    const rows = Array.from({ length: 70 }, (_, n) => ({
      id: randomUUID(),
      slug: `post-${`${n}`.padStart(2, '0')}`,
      title: n % 7 === 0 ? `ÉTÉ Log ${n}` : `Harbor log ${n}`,
      excerpt: '',
      content: '',
      category: null,
      // Pairs share a time, so that the slug decides.
      published_at: n < 10 ? null : n < 40 ? day(n - (n % 2)) : `2999-01-01T00:00:00.${n}0Z`,
      updated_at: day(n - (n % 2)),
      keywords: '[]',
    }))
    await db.insertInto('blog_posts').values(rows).execute()
    const wanted = {
      all: rows.map(({ slug }) => slug).reverse(),
      drafts: rows
        .filter((row) => row.published_at === null)
        .map(({ slug }) => slug)
        .reverse(),
      published: rows
        .slice(10, 40)
        .map(({ slug }) => slug)
        .reverse(),
      scheduled: rows
        .slice(40)
        .map(({ slug }) => slug)
        .reverse(),
    }
    for (const view of ['all', 'drafts', 'published', 'scheduled'] as const) {
      expect(await walk(db, { view }), view).toEqual(wanted[view])
    }
    const found = await walk(db, { view: 'all', search: ' hARBOR log 1' })
    expect(found).toEqual(
      ['01', '10', '11', '12', '13', '15', '16', '17', '18', '19'].map((n) => `post-${n}`),
    )
    expect(await walk(db, { view: 'all', search: 'ÉTÉ l' })).toHaveLength(10)
    expect(await walk(db, { view: 'all', search: '%' })).toEqual([])
    expect(await countDeskPosts(db)).toMatchObject({ drafts: 10, scheduled: 30 })
  })
})

/** Every slug of a list by its 'older' links, and the same backwards by its 'newer' ones. */
async function walk(db: Db, query: Parameters<typeof listDeskPosts>[1]): Promise<string[]> {
  let page = await listDeskPosts(db, query)
  expect(page.newer).toBeUndefined()
  const forth = [slugsOf(page.posts)]
  while (page.older) {
    page = await listDeskPosts(db, { ...query, after: page.older })
    forth.push(slugsOf(page.posts))
  }
  const back = [slugsOf(page.posts)]
  while (page.newer) {
    page = await listDeskPosts(db, { ...query, before: page.newer })
    back.unshift(slugsOf(page.posts))
  }
  expect(back).toEqual(forth)
  return forth.flat()
}
