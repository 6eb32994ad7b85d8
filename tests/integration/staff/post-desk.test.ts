import { expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { siteRevision } from '../../../db/ops/revision.ts'
import { readArticle } from '../../../db/writing/articles.ts'
import { importArticle } from '../../../db/writing/imported-articles.ts'
import { startImport } from '../../../db/writing/imports.ts'
import { findAdminPost } from '../../../db/writing/post-admin.ts'
import { countTopics, listDuePosts } from '../../../db/writing/post-listings.ts'
import { deletePost, savePost } from '../../../db/writing/post-writing.ts'
import { findPost } from '../../../db/writing/posts.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { listed, staff, text, write } from '../../staff/desk-posts.ts'

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
/** By name: actions of the same millisecond have no order. */
const actions = async (db: Db) =>
  (await db.selectFrom('audit_log').select('action').orderBy('action').execute()).map(
    ({ action }) => action,
  )

onBothDatabases('the desk for posts', (open) => {
  test('a post goes through every state, and lists, counts and pages follow at once', async () => {
    const { db } = await open()
    const revision = await siteRevision(db)

    const draft = await write(db, 'as it is')
    expect(draft).toMatchObject({ slug: 'fog-in-the-race', publishedAt: undefined })
    expect(await siteRevision(db)).toBeGreaterThan(revision)
    expect(await listed(db)).toEqual([])
    expect(await findPost(db, draft.slug)).toBeUndefined()

    const before = new Date().toISOString()
    const published = await write(db, 'now', {}, draft)
    expect(published.publishedAt?.localeCompare(before)).toBeGreaterThanOrEqual(0)
    expect(published.publishedAt?.localeCompare(new Date().toISOString())).toBeLessThanOrEqual(0)
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
      'post-published',
      'post-published',
      'post-saved',
      'post-saved',
      'post-scheduled',
      'post-withdrawn',
    ])
  })

  test('a post that is saved unchanged is the same as before, its dates too', async () => {
    const { db } = await open()
    const published = await write(db, 'now')
    const before = await db.selectFrom('blog_posts').selectAll().execute()
    const saved = await write(db, 'as it is', { slug: published.slug }, published)
    expect(saved).toEqual(published)
    expect(await db.selectFrom('blog_posts').selectAll().execute()).toEqual(before)
    expect(await actions(db)).toEqual(['post-published'])
  })

  test('a draft can be deleted, a published post cannot', async () => {
    const { db } = await open()
    const draft = await write(db, 'as it is')
    expect(await deletePost(db, { ...draft, staff })).toHaveProperty('done')
    expect(await findAdminPost(db, draft.id)).toBeUndefined()
    expect(await deletePost(db, { ...draft, staff })).toEqual({ refused: 'gone' })
    const published = await write(db, 'now')
    const refused = { refused: 'published meanwhile' }
    expect(await deletePost(db, { ...published, staff })).toMatchObject(refused)
    expect(await listed(db)).toEqual(['fog-in-the-race'])
  })

  test('a form from before a post appeared gives it no other time: visitors have it', async () => {
    const { db } = await open()
    const scheduled = await write(db, { at: inAnHour() })
    const at = new Date(Date.now() - 1000).toISOString()
    await db
      .updateTable('blog_posts')
      .set({ published_at: at })
      .where('id', '=', scheduled.id)
      .execute()
    const { id, version, slug } = scheduled
    const edit = { id, version, publication: { at: inAnHour() }, staff, text: text({ slug }) }
    expect(await savePost(db, edit)).toMatchObject({ refused: 'published meanwhile' })
    expect(await findPost(db, slug)).toMatchObject({ slug })
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
    const imported = await findAdminPost(db, id)
    const kept = { refused: 'slug comes with the site', slug }
    const edit = { id, publication: 'as it is', staff, text: text({ slug: 'another' }) } as const
    expect(await savePost(db, { ...edit, version: imported?.version })).toEqual(kept)
    const withdrawn = await write(db, 'withdrawn', { slug }, imported)
    const refused = { refused: 'comes with the site', slug }
    expect(await deletePost(db, { ...withdrawn, staff })).toEqual(refused)
    expect(await savePost(db, { ...edit, version: withdrawn.version })).toEqual(kept)
    expect(await findPost(db, slug)).toBeUndefined()
    expect(await findAdminPost(db, id)).toEqual(withdrawn)
  })

  test('a save that fails leaves nothing of itself', async () => {
    const { db } = await open()
    const published = await write(db, 'now')
    await db.schema.alterTable('audit_log').renameTo('audit_hidden').execute()
    await expect(write(db, 'withdrawn', { title: 'Half' }, published)).rejects.toThrow()
    await db.schema.alterTable('audit_hidden').renameTo('audit_log').execute()
    expect(await findAdminPost(db, published.id)).toEqual(published)
    expect(await listed(db)).toEqual(['fog-in-the-race'])
  })
})
