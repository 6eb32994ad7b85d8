import { expect, test } from 'vitest'
import { siteRevision } from '../../db/ops/revision.ts'
import { savePost } from '../../db/writing/post-writing.ts'
import { listPosts } from '../../db/writing/posts.ts'
import { openSqlite } from '../databases.ts'
import { until } from '../until.ts'
import { startWorker } from '../worker-process.ts'

/** The worker looks once a minute: this waits for its real clock, on one database. */
const LIMIT_MS = 170_000

test('a scheduled post is published by the worker when its time comes, with no visit and no restart', async () => {
  const { db, env } = await openSqlite()
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
  await until('the worker has listed it', async () => (await listed()).length === 1, LIMIT_MS)
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at))
  expect(await siteRevision(db)).toBeGreaterThan(revision)
  expect(await listed()).toMatchObject([{ slug: 'on-time', publishedAt: at }])
})
