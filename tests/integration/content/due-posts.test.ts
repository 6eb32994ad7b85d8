import { pino } from 'pino'
import { expect, test } from 'vitest'
import { siteRevision } from '../../../db/ops/revision.ts'
import { savePost } from '../../../db/writing/post-writing.ts'
import { listPosts } from '../../../db/writing/posts.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { openQueue } from '../../../worker/queue/queue.ts'
import { SWEEPS } from '../../../worker/queue/queues.ts'
import { openPostgres, type TestDatabase } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { startWorker } from '../../sites/worker-process.ts'
import { until } from '../../tools/until.ts'

describeWith('postgres', 'a scheduled post', () => {
  test('is published by the worker in the minute when its time comes, with no visit and no restart', async () => {
    const { db, env } = await openPostgres()
    const worker = await startWorker(env)
    await worker.ready
    // Far enough for a busy machine to have read the revision by then.
    const at = new Date(Date.now() + 10_000).toISOString()
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
    await until('its time has come', () => Date.now() >= Date.parse(at))
    await beginMinute(env)
    await until('the worker has listed it', async () => (await listed()).length === 1)
    expect(await siteRevision(db)).toBeGreaterThan(revision)
    expect(await listed()).toMatchObject([{ slug: 'on-time', publishedAt: at }])
  })
})

/** Does what the queue's clock does every minute; `sweep-schedule.test.ts` waits for the clock itself. */
async function beginMinute(env: TestDatabase['env']) {
  const queue = await openQueue(parseConfig(env), pino({ enabled: false }))
  await queue.boss.send(SWEEPS, { sweep: 'posts' })
  await queue.close()
}
