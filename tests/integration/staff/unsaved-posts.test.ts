import { expect, test } from 'vitest'
import { removeAccount } from '../../../db/staff/staff-changes.ts'
import { findAdminPost } from '../../../db/writing/post-admin.ts'
import {
  closeContained,
  closeUnsaved,
  deleteOldUnsaved,
  findUnsaved,
  listUnsaved,
  type UnsavedWrite,
  writeUnsaved,
} from '../../../db/writing/unsaved-posts.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { sweepUnsavedPosts } from '../../../worker/recurring/tasks.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { write } from '../../staff/desk-posts.ts'
import { openDesk } from '../../staff/staff-desk.ts'
import { makeStaff } from '../../staff/staff-site.ts'

const ID = 'an-id-made-in-a-browser'

onBothDatabases('what staff typed and did not save', (open) => {
  async function openUnsaved() {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const typed = (change: Partial<UnsavedWrite> = {}): UnsavedWrite => ({
      id: ID,
      staffId: anna.id,
      postId: 'a-post',
      postVersion: '2026-01-01T00:00:00.000Z',
      fields: { title: 'Fog', markdown: 'Slowly.' },
      writer: 'a page',
      turn: 1,
      continues: undefined,
      ...change,
    })
    const markdown = async (id = ID) => (await findUnsaved(db, anna.id, id))?.fields.markdown
    return { database, db, anna, typed, markdown }
  }

  test('is replaced by what the same page writes later, and by nothing late', async () => {
    const { db, anna, typed, markdown } = await openUnsaved()
    expect(await writeUnsaved(db, typed())).toHaveProperty('writtenAt')
    const later = Date.now()
    const fields = { markdown: 'Later.' }
    expect(await writeUnsaved(db, typed({ turn: later, fields }))).toHaveProperty('writtenAt')
    expect(await writeUnsaved(db, typed({ turn: 2 }))).toEqual({ refused: 'late' })
    expect(await markdown()).toBe('Later.')
    expect(await listUnsaved(db, anna.id)).toMatchObject([{ id: ID, postId: 'a-post', fields }])
  })

  test('is never replaced by another page, unless that one goes on with it', async () => {
    const { db, typed, markdown } = await openUnsaved()
    const first = await writeUnsaved(db, typed())
    if (!('writtenAt' in first)) throw new Error('not written')
    const other = { writer: 'another page', turn: 5, fields: { markdown: 'Theirs.' } }
    expect(await writeUnsaved(db, typed(other))).toEqual({ refused: 'elsewhere' })
    expect(await markdown()).toBe('Slowly.')
    const goingOn = { ...other, continues: first.writtenAt }
    expect(await writeUnsaved(db, typed(goingOn))).toHaveProperty('writtenAt')
    expect(await writeUnsaved(db, typed({ turn: 9 }))).toEqual({ refused: 'elsewhere' })
    expect(await markdown()).toBe('Theirs.')
  })

  test('belongs to one person: nobody else reads, replaces or closes it', async () => {
    const { database, db, anna, typed, markdown } = await openUnsaved()
    const ben = await makeStaff(database, 'ben@agency.example', 'writer')
    await writeUnsaved(db, typed())
    expect(await listUnsaved(db, ben.id)).toEqual([])
    expect(await findUnsaved(db, ben.id, ID)).toBeUndefined()
    expect(await writeUnsaved(db, typed({ staffId: ben.id, turn: 9 }))).toEqual({
      refused: 'closed',
    })
    await closeUnsaved(db, ben.id, ID)
    expect(await markdown()).toBe('Slowly.')
    // It goes with the account.
    await writeUnsaved(db, typed({ id: 'bens-own-text-in-a-browser', staffId: ben.id }))
    await removeAccount(db, anna, ben.id)
    expect(await db.selectFrom('unsaved_posts').select('id').execute()).toEqual([{ id: ID }])
  })

  test('once saved or discarded, it does not come back with a request that was under way', async () => {
    const { db, anna, typed, markdown } = await openUnsaved()
    await writeUnsaved(db, typed())
    await closeUnsaved(db, anna.id, ID)
    expect(await writeUnsaved(db, typed({ turn: 9 }))).toEqual({ refused: 'closed' })
    expect(await markdown()).toBeUndefined()
    // Also when the request is the first to arrive.
    await closeUnsaved(db, anna.id, 'never-arrived-before')
    const late = await writeUnsaved(db, typed({ id: 'never-arrived-before' }))
    expect(late).toEqual({ refused: 'closed' })
    expect(await listUnsaved(db, anna.id)).toEqual([])
  })

  test('of a new post is closed by a save that has all of it, and nothing else is', async () => {
    const { db, anna, typed } = await openUnsaved()
    const stored = async (id: string, change: Partial<UnsavedWrite>) =>
      writeUnsaved(db, typed({ id, postId: undefined, ...change }))
    await stored('the-title-alone-of-it', { fields: { title: 'Fog', markdown: '' } })
    await stored('less-of-the-same-text', { fields: { title: 'Fog', markdown: 'Slow' } })
    await stored('more-than-what-is-saved', { fields: { title: 'Fog', markdown: 'Slowly. Then' } })
    await stored('of-a-post-that-there-is', { postId: 'a-post', fields: { title: 'Fog' } })
    await closeContained(db, anna.id, { title: 'Fog', markdown: 'Slowly.' })
    const left = (await listUnsaved(db, anna.id)).map(({ id }) => id)
    expect(left.sort()).toEqual(['more-than-what-is-saved', 'of-a-post-that-there-is'])
  })

  test('is deleted when it is old', async () => {
    const { db, typed, markdown } = await openUnsaved()
    await writeUnsaved(db, typed())
    await writeUnsaved(db, typed({ id: 'old-text-of-last-month' }))
    const monthAgo = new Date(Date.now() - 31 * 86_400_000).toISOString()
    await db
      .updateTable('unsaved_posts')
      .set({ written_at: monthAgo })
      .where('id', '=', 'old-text-of-last-month')
      .execute()
    const context = { db } as Parameters<typeof sweepUnsavedPosts>[0]
    const signal = new AbortController().signal
    expect(await sweepUnsavedPosts(context, signal)).toEqual({ unsaved: 1 })
    expect(await sweepUnsavedPosts(context, signal)).toEqual({ unsaved: 0 })
    expect(await markdown()).toBe('Slowly.')
    expect(await deleteOldUnsaved(db, new Date(Date.now() + 1000).toISOString())).toBe(1)
  })

  test('is stored and discarded by its routes, and the public text stays as it is', async () => {
    const database = await open()
    const { db } = database
    const desk = await openDesk(database, openObjectStore(database))
    const post = await write(db, 'now')
    const sent = {
      ...{ id: ID, postId: post.id, postVersion: post.version, writer: 'a-page-of-this-person' },
      turn: 1,
      fields: { title: 'Fog', markdown: 'Typed.\u0000', nonsense: 'x' },
    }
    const answer = await desk.postJson('/unsaved-posts', sent)
    expect(await answer.json()).toEqual({ writtenAt: expect.any(String), isOutdated: false })
    expect(await findAdminPost(db, post.id)).toEqual(post)
    const [stored] = await listUnsaved(db, desk.staff.id)
    expect(stored?.fields).toMatchObject({ title: 'Fog', markdown: 'Typed.', slug: '' })
    expect(stored?.fields).not.toHaveProperty('nonsense')

    await write(db, 'as it is', { title: 'Anna was here' }, post)
    const later = await desk.postJson('/unsaved-posts', { ...sent, turn: 2 })
    expect(await later.json()).toMatchObject({ isOutdated: true })
    const other = await desk.postJson('/unsaved-posts', {
      ...sent,
      writer: 'some-other-page-of-hers',
    })
    expect([other.status, await other.json()]).toEqual([200, { refused: 'elsewhere' }])
    // Sent from a page that somebody else left open in the same browser.
    const ofAnother = await desk.postJson('/unsaved-posts', { ...sent, staffId: 'ben', turn: 3 })
    expect(ofAnother.status).toBe(401)
    for (const wrong of [{}, 'x', { ...sent, id: '../x' }, { ...sent, fields: { title: 1 } }])
      expect((await desk.postJson('/unsaved-posts', wrong)).status).toBe(400)

    const discarded = await desk.post('/unsaved-posts/discard', { id: ID })
    expect(discarded.headers.get('location')).toBe(`/admin/posts/${post.id}`)
    expect(await listUnsaved(db, desk.staff.id)).toEqual([])
    const again = await desk.postJson('/unsaved-posts', { ...sent, turn: 3 })
    expect(await again.json()).toEqual({ refused: 'closed' })

    // A form in which nobody wrote anything.
    const { postId, postVersion, ...anew } = { ...sent, id: 'a-new-post-with-nothing' }
    const blank = { ...anew, fields: { title: ' ', category: 'none' } }
    expect(await (await desk.postJson('/unsaved-posts', blank)).json()).toHaveProperty('writtenAt')
    expect(await listUnsaved(db, desk.staff.id)).toEqual([])
    await desk.postJson('/unsaved-posts', { ...sent, id: 'discarded-from-the-list' })
    const fromList = { id: 'discarded-from-the-list', from: 'list' }
    const left = await desk.post('/unsaved-posts/discard', fromList)
    expect(left.headers.get('location')).toBe('/admin/posts')
    expect(await listUnsaved(db, desk.staff.id)).toEqual([])
  })
})
