import { expect, test } from 'vitest'
import { siteRevision } from '../../../db/ops/revision.ts'
import { countTopics, listDuePosts, relistPost } from '../../../db/writing/post-listings.ts'
import {
  findGuide,
  findPost,
  isSlugPublished,
  listNewestPosts,
  listPosts,
  listRelatedPosts,
} from '../../../db/writing/posts.ts'
import { addArticles, addPost, addPosts, day } from '../../samples/posts.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const LATER = '2999-01-01T00:00:00.000Z'

onBothDatabases('posts', (open) => {
  test('are listed newest first, those of one moment by slug, a page at a time', async () => {
    const { db } = await open()
    // Capitals, digits and dashes sort alike on both databases.
    const slugs = ['b-2', 'b_1', 'B', 'a', 'a-b', 'ab', '10', '9']
    await addPosts(
      db,
      slugs.map((slug) => ({ slug, publishedAt: day(1) })),
    )
    await addPosts(db, [
      { slug: 'newest', publishedAt: day(2) },
      { slug: 'oldest', publishedAt: day(0) },
    ])
    const all = (await listNewestPosts(db, 100)).map(({ slug }) => slug)
    expect(all).toEqual(['newest', ...slugs.toSorted(), 'oldest'])
    const pages = await Promise.all(
      [0, 4, 8, 12].map((offset) => listPosts(db, 'all', { limit: 4, offset })),
    )
    expect(pages.flat().map(({ slug }) => slug)).toEqual(all)
    // The far half of a list is read from its end, and says the same.
    for (let offset = 0; offset <= all.length; offset++) {
      const stretch = await listPosts(db, 'all', { limit: 4, offset, of: all.length })
      expect(stretch.map(({ slug }) => slug)).toEqual(all.slice(offset, offset + 4))
    }
  })

  test('stand in the lists of their category and of watercraft, which are counted', async () => {
    const { db } = await open()
    await addArticles(db)
    expect(await countTopics(db)).toEqual({
      all: 10,
      'boat-insurance': 3,
      watercraft: 1,
      'yacht-insurance': 1,
      'home-insurance': 1,
      'commercial-marine': 1,
      'flood-insurance': 1,
      'marine-tips': 3,
    })
    const watercraft = await listPosts(db, 'watercraft', { limit: 10 })
    expect(watercraft.map(({ slug }) => slug)).toEqual(['do-i-need-boat-insurance-in-connecticut'])
    const tips = await listPosts(db, 'marine-tips', { limit: 10 })
    expect(tips.map(({ category }) => category)).toEqual([
      'Marine Safety',
      'Insurance Tips',
      'Insurance Tips',
    ])
  })

  test('of no known category stand only in the list of all', async () => {
    const { db } = await open()
    await addPost(db, { slug: 'a', category: '__proto__' })
    await addPost(db, { slug: 'b', category: 'Recipes', keywords: ['watercraft'] })
    expect(await countTopics(db)).toEqual({ all: 2 })
  })

  test('that are drafts or scheduled are nowhere, until their time comes', async () => {
    const { db } = await open()
    await addPost(db, { slug: 'draft', publishedAt: null, category: 'Boat Insurance' })
    await addPost(db, { slug: 'to-come', publishedAt: LATER, category: 'Boat Insurance' })
    expect(await countTopics(db)).toEqual({})
    expect(await listNewestPosts(db, 10)).toEqual([])
    for (const slug of ['draft', 'to-come']) {
      expect(await findPost(db, slug)).toBeUndefined()
      expect(await isSlugPublished(db, slug)).toBe(false)
    }
    expect(await isSlugPublished(db, 'nowhere')).toBeUndefined()
    const before = await siteRevision(db)
    expect(await listDuePosts(db, LATER)).toEqual(['to-come'])
    expect(await siteRevision(db)).toBeGreaterThan(before)
    expect(await countTopics(db)).toEqual({ all: 1, 'boat-insurance': 1 })
    expect(await listDuePosts(db, LATER)).toEqual([])
  })

  test('that are withdrawn leave every list', async () => {
    const { db } = await open()
    await addPost(db, { slug: 'a', category: 'Yacht Insurance' })
    await addPost(db, { slug: 'b', category: 'Yacht Insurance' })
    await db.transaction().execute(async (tx) => {
      const { id } = await tx
        .selectFrom('blog_posts')
        .select('id')
        .where('slug', '=', 'a')
        .executeTakeFirstOrThrow()
      await tx.updateTable('blog_posts').set({ published_at: null }).where('id', '=', id).execute()
      await relistPost(tx, id)
    })
    expect(await countTopics(db)).toEqual({ all: 1, 'yacht-insurance': 1 })
    expect((await listNewestPosts(db, 9)).map(({ slug }) => slug)).toEqual(['b'])
  })

  test('that are related are of the same list first, then the newest, never the one itself', async () => {
    const { db } = await open()
    await addPosts(db, [
      { slug: 'read', category: 'Yacht Insurance', publishedAt: day(3) },
      { slug: 'same-old', category: 'Yacht Insurance', publishedAt: day(0) },
      { slug: 'same-new', category: 'Yacht Insurance', publishedAt: day(1) },
      { slug: 'other-1', category: 'Boat Insurance', publishedAt: day(4) },
      { slug: 'other-2', category: 'Boat Insurance', publishedAt: day(5) },
    ])
    const related = async (slug: string, topic?: 'yacht-insurance' | 'flood-insurance') =>
      (await listRelatedPosts(db, slug, topic, 3)).map((post) => post.slug)
    expect(await related('read', 'yacht-insurance')).toEqual(['same-new', 'same-old', 'other-2'])
    expect(await related('read', 'flood-insurance')).toEqual(['other-2', 'other-1', 'same-new'])
    expect(await related('unlisted')).toEqual(['other-2', 'other-1', 'read'])
  })

  test('the guide is the newest post that calls itself one', async () => {
    const { db } = await open()
    expect(await findGuide(db)).toBeUndefined()
    await addPost(db, { slug: 'news', publishedAt: day(9) })
    expect(await findGuide(db)).toBeUndefined()
    await addPost(db, { slug: 'an-essential-guide-to-knots', publishedAt: day(1) })
    await addPost(db, { slug: 'how-to-choose-boat-insurance-charter', publishedAt: day(2) })
    await addPost(db, { slug: 'essential-guide-to-come', publishedAt: LATER })
    expect((await findGuide(db))?.slug).toBe('how-to-choose-boat-insurance-charter')
  })

  test('a post comes back as it was written, and what is broken in it harms nothing else', async () => {
    const { db } = await open()
    const post = {
      slug: 'whole',
      title: 'A whole post',
      excerpt: 'With all it can have.',
      content: '<p>Words.</p>',
      description: 'For search engines.',
      imagePath: '/pictures/sailing.webp',
      shareImage: '/images/share.png',
      category: 'Boat Insurance',
      author: 'Ann Teak',
      publishedAt: day(1),
      updatedAt: day(2),
      keywords: ['a', 'b'],
    }
    await addPost(db, post)
    expect(await findPost(db, 'whole')).toEqual(post)
    await db.updateTable('blog_posts').set({ keywords: '{"' }).execute()
    expect(await findPost(db, 'whole')).toEqual({ ...post, keywords: [] })
  })
})
