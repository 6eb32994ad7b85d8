import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/open.ts'
import { countAdminPosts, findAdminPost } from '../../../db/writing/post-admin.ts'
import { countTopics, listDuePosts } from '../../../db/writing/post-listings.ts'
import { deletePost, savePost } from '../../../db/writing/post-writing.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { listed, staff, text, write } from '../../staff/desk-posts.ts'

onBothDatabases('several at the desk for posts', (open, kind) => {
  test('of two who edit the same post, the second is told, and nothing is written', async () => {
    const { db } = await open()
    const draft = await write(db, 'as it is')
    const first = await write(db, 'as it is', { title: 'Anna was here' }, draft)
    const edit = { id: draft.id, version: draft.version, text: text(), staff }
    expect(await savePost(db, { ...edit, publication: 'now' })).toMatchObject({
      refused: 'changed',
      current: { title: 'Anna was here', version: first.version },
    })
    expect(await findAdminPost(db, draft.id)).toEqual(first)
    await deletePost(db, { ...first, staff })
    expect(await savePost(db, { ...edit, publication: 'now' })).toEqual({ refused: 'gone' })
  })

  test('a save that is sent again, since its answer was lost, finds what it wrote, and nothing else', async () => {
    const { db } = await open()
    const newId = randomUUID()
    const first = { id: undefined, version: undefined, newId, text: text(), staff }
    const saved = { ...first, publication: 'as it is' } as const
    const outcome = await savePost(db, saved)
    expect(outcome).toMatchObject({ done: { id: newId, slug: 'fog-in-the-race' } })
    expect(await savePost(db, saved)).toEqual(outcome)
    const draft = await findAdminPost(db, newId)
    const changed = { refused: 'changed', current: draft }
    expect(await savePost(db, { ...first, publication: 'now' })).toEqual(changed)
    expect(await savePost(db, { ...saved, text: text({ author: 'Bea' }) })).toEqual(changed)
    expect(await findAdminPost(db, newId)).toEqual(draft)

    const published = await write(db, 'now', { author: 'Anna' }, draft)
    const current = { refused: 'changed', current: published }
    expect(await savePost(db, saved)).toEqual(current)
    const second = { id: newId, version: draft?.version, text: text({ author: 'Anna' }), staff }
    expect(await savePost(db, { ...second, publication: 'now' })).toEqual({ done: published })
    expect(await savePost(db, { ...second, publication: 'withdrawn' })).toEqual(current)
    expect(await findAdminPost(db, newId)).toEqual(published)
    expect(await countAdminPosts(db)).toMatchObject({ all: 1 })
  })

  test('versions differ also within one millisecond', async () => {
    const { db } = await open()
    let post = await write(db, 'as it is')
    const versions = new Set([post.version])
    for (let save = 0; save < 10; save++) {
      post = await write(db, 'as it is', { author: `${save}` }, post)
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
})
