import type { WipData } from 'pg-boss'
import { expect, test } from 'vitest'
import { readiness, type WorkingParts } from '../../worker/health/readiness.ts'
import { openSqlite } from '../databases.ts'

const MINUTE_MS = 60_000

test('a worker is ready while its database answers, its queue is polled and its heartbeat recorded', async () => {
  const { db } = await openSqlite()
  const polled = (...at: (number | null)[]): WorkingParts['boss'] => ({
    getWipData: () => at.map((lastFetchedOn) => ({ lastFetchedOn }) as WipData),
  })
  const well: WorkingParts = {
    db,
    // One lane has worked on something for a minute.
    boss: polled(Date.now() - MINUTE_MS, Date.now(), null),
    beatAt: () => performance.now(),
  }
  expect(await readiness(well)).toEqual({
    ready: true,
    body: { database: 'answers', queue: 'is polled', heartbeat: 'is recorded' },
  })
  const unwell: [Partial<WorkingParts>, object][] = [
    [{ boss: polled(null) }, { queue: 'was not polled yet' }],
    [{ boss: polled(Date.now() - MINUTE_MS) }, { queue: 'was last polled 60 s ago' }],
    [{ beatAt: () => undefined }, { heartbeat: 'was not recorded yet' }],
    [
      { beatAt: () => performance.now() - 2 * MINUTE_MS },
      { heartbeat: 'was last recorded 120 s ago' },
    ],
  ]
  for (const [change, body] of unwell) {
    expect(await readiness({ ...well, ...change })).toMatchObject({ ready: false, body })
  }
  await db.destroy()
  const gone = { ready: false, body: { database: 'does not answer' } }
  expect(await readiness(well)).toMatchObject(gone)
})
