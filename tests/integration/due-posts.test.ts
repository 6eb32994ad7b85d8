import { expect, test } from 'vitest'
import { siteRevision } from '../../db/ops/revision.ts'
import { savePost } from '../../db/writing/post-writing.ts'
import { listPosts } from '../../db/writing/posts.ts'
import { onBothDatabases } from '../databases.ts'
import { until } from '../until.ts'
import { startWorker } from '../worker-process.ts'

/** "Within about a minute", and what a busy machine adds to it. */
const WITHIN_MS = 100_000

onBothDatabases('a scheduled post', (open) => {
  test('is published by the worker when its time comes, with no visit and no restart', {
    timeout: 180_000,
  }, async () => {
    const { db, env } = await open()
    const worker = await startWorker(env)
    await worker.ready
    const at = new Date(Date.now() + 2000).toISOString()
    const outcome = await savePost(db, {
      id: undefined,
      version: undefined,
      publication: { at },
      staff: { email: 'anna@agency.example' },
      text: {
        slug: 'on-time',
        title: 'On time',
        excerpt: 'Now.',
        description: '',
        content: '<p>Now.</p>',
        markdown: 'Now.',
        category: 'Boat Insurance',
        author: '',
        keywords: ['watercraft'],
        imagePath: '',
        shareImage: '',
      },
    })
    expect(outcome).toHaveProperty('done')
    const revision = await siteRevision(db)
    const listed = () => listPosts(db, 'watercraft', { limit: 5 })
    expect(await listed()).toEqual([])
    await until('the worker has listed it', async () => (await listed()).length === 1, WITHIN_MS)
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at))
    expect(await siteRevision(db)).toBeGreaterThan(revision)
    expect(await listed()).toMatchObject([{ slug: 'on-time', publishedAt: at }])
  })
})
