import { expect, test } from 'vitest'
import { findVersion, listVersions } from '../../../db/versions.ts'
import { findAdminPost } from '../../../db/writing/post-admin.ts'
import { deletePost } from '../../../db/writing/post-writing.ts'
import { valuesOf } from '../../../src/staff/posts/edited-post.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { staff, write } from '../../staff/desk-posts.ts'
import { openDesk } from '../../staff/staff-desk.ts'

onBothDatabases('the versions of a post', (open) => {
  test('each save of another text is one, whatever is published, and they go with the post', async () => {
    const { db } = await open()
    const draft = await write(db, 'as it is')
    const published = await write(db, 'now', {}, draft)
    const edited = await write(db, 'as it is', { title: 'Mist' }, published)
    const page = { kind: 'posts', slug: draft.id } as const
    const versions = await listVersions(db, page)
    expect(versions.map(({ number, columns }) => [number, columns.title])).toEqual([
      [2, 'Mist'],
      [1, 'Fog in the Race'],
    ])
    expect(await findVersion(db, { ...page, slug: 'another' }, versions[0]?.id ?? '')).toBe(
      undefined,
    )
    const { slug } = edited
    const withdrawn = await write(db, 'withdrawn', { title: 'Mist', slug }, edited)
    await deletePost(db, { ...withdrawn, staff })
    expect(await listVersions(db, page)).toEqual([])
  })

  test('one is brought back by its button, unless somebody has saved the post since', async () => {
    const database = await open()
    const { db } = database
    const desk = await openDesk(database, openObjectStore(database))
    const draft = await write(db, 'as it is')
    const edited = await write(db, 'as it is', { title: 'Mist', markdown: 'New.' }, draft)
    const [, first] = await listVersions(db, { kind: 'posts', slug: draft.id })
    const press = { id: draft.id, go: 'return', versionId: first?.id ?? '' }
    await desk.post('/posts', { ...press, version: draft.version })
    expect(await findAdminPost(db, draft.id)).toEqual(edited)
    const answer = await desk.post('/posts', { ...press, version: edited.version })
    expect(answer.headers.get('location')).toBe(`/admin/posts/${draft.id}`)
    expect(await findAdminPost(db, draft.id)).toMatchObject({
      title: 'Fog in the Race',
      markdown: 'Slowly.',
      slug: edited.slug,
    })
    expect((await listVersions(db, { kind: 'posts', slug: draft.id }))[0]).toMatchObject({
      number: 3,
      origin: 'return',
    })
  })

  test('one is not brought back to visitors whose picture this site no longer has', async () => {
    const database = await open()
    const { db } = database
    const desk = await openDesk(database, openObjectStore(database))
    const lost = '![Fog](/images/lost.jpg)'
    const html = '<p><img src="/images/lost.jpg" alt="Fog"></p>'
    const draft = await write(db, 'as it is', { markdown: lost, content: html })
    const edited = await write(db, 'now', { title: 'Mist' }, draft)
    const [, first] = await listVersions(db, { kind: 'posts', slug: draft.id })
    const press = { id: draft.id, go: 'return', versionId: first?.id ?? '' }
    await desk.post('/posts', { ...press, version: edited.version })
    expect(await findAdminPost(db, draft.id)).toEqual(edited)
  })

  test('of two who change different fields, both are kept', async () => {
    const database = await open()
    const { db } = database
    const desk = await openDesk(database, openObjectStore(database))
    const draft = await write(db, 'as it is')
    await write(db, 'as it is', { excerpt: 'Theirs.' }, draft)
    const mine = { ...valuesOf(draft), title: 'Mine', id: draft.id, version: draft.version }
    const answer = await desk.post('/posts', { ...mine, go: 'save' })
    expect(answer.headers.get('location')).toBe(`/admin/posts/${draft.id}`)
    expect(await findAdminPost(db, draft.id)).toMatchObject({ title: 'Mine', excerpt: 'Theirs.' })
  })
})
