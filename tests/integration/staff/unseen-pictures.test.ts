import { expect, test } from 'vitest'
import { findAdminPost } from '../../../db/writing/post-admin.ts'
import { valuesOf } from '../../../src/staff/posts/edited-post.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { openSqlite } from '../../servers/databases.ts'
import { write } from '../../staff/desk-posts.ts'
import { openDesk } from '../../staff/staff-desk.ts'

test('that visitors will not see a picture is said once before they could, and then it is published', async () => {
  const database = await openSqlite()
  const { db } = database
  const desk = await openDesk(database, openObjectStore(database))
  const markdown = 'Fog. ![](https://other.example/fog.jpg) ![](/charts/branford-waters.svg)'
  const draft = await write(db, 'as it is', { markdown })
  const form = { ...valuesOf(draft), id: draft.id, version: draft.version }
  const first = await desk.post('/posts', { ...form, go: 'publish' })
  const { post } = await first.json()
  expect(first.status).toBe(422)
  expect(post.errors.markdown).toContain('Visitors will not see https://other.example/fog.jpg')
  expect((await findAdminPost(db, draft.id))?.publishedAt).toBeUndefined()
  const { said } = post
  expect((await desk.post('/posts', { ...form, said, go: 'publish' })).status).toBe(303)
  const published = (await findAdminPost(db, draft.id)) ?? expect.unreachable()
  expect(published.publishedAt).toBeDefined()

  // What visitors have already is not said again; what is new is.
  const again = {
    ...form,
    version: published.version,
    go: 'save',
    publishedAt: published.publishedAt ?? '',
  }
  expect((await desk.post('/posts', { ...again, title: 'Mist' })).status).toBe(303)
  const edited = (await findAdminPost(db, draft.id)) ?? expect.unreachable()
  const more = {
    ...again,
    version: edited.version,
    markdown: `${markdown} ![](/charts/branford-outline.webp)`,
  }
  expect((await desk.post('/posts', more)).status).toBe(422)
})
