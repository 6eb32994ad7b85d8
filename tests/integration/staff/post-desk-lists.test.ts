import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { countAdminPosts, listAdminPosts } from '../../../db/writing/post-admin.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { slugsOf } from '../../staff/desk-posts.ts'

onBothDatabases('the lists of the desk for posts', (open) => {
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
    expect(await countAdminPosts(db)).toMatchObject({ drafts: 10, scheduled: 30 })
  })
})

/** Every slug of a list by its 'older' links, and the same backwards by its 'newer' ones. */
async function walk(db: Db, query: Parameters<typeof listAdminPosts>[1]): Promise<string[]> {
  let page = await listAdminPosts(db, query)
  expect(page.newer).toBeUndefined()
  const forth = [slugsOf(page.posts)]
  while (page.older) {
    page = await listAdminPosts(db, { ...query, after: page.older })
    forth.push(slugsOf(page.posts))
  }
  const back = [slugsOf(page.posts)]
  while (page.newer) {
    page = await listAdminPosts(db, { ...query, before: page.newer })
    back.unshift(slugsOf(page.posts))
  }
  expect(back).toEqual(forth)
  return forth.flat()
}
