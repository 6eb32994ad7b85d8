import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { pendingMigrations } from '../../db/migrate.ts'
import type { Db } from '../../db/open.ts'

const DATABASE_WITHIN_MS = 3000
/** Lanes ask every two seconds; one that works on something does not ask. */
const POLLED_WITHIN_MS = 30_000
/** The heartbeat is recorded every ten seconds. */
const BEAT_WITHIN_MS = 60_000

/** What a worker needs to be able to work. */
export interface WorkingParts {
  db: Db
  boss: Pick<PgBoss, 'getWipData'>
  /** When the heartbeat was last recorded, by `performance.now()`. */
  beatAt(): number | undefined
}

/** The answer of /readyz: whether the worker can work, and what each part says. */
export async function readiness(parts: WorkingParts): Promise<{ ready: boolean; body: object }> {
  const database = await checkDatabase(parts.db)
  const queue = checkQueue(parts.boss)
  const heartbeat = checkBeat(parts.beatAt())
  const ready = database === 'answers' && queue === 'is polled' && heartbeat === 'is recorded'
  return { ready, body: { database, queue, heartbeat } }
}

async function checkDatabase(db: Db): Promise<string> {
  const tooLate = new AbortController()
  const pending = await Promise.race([
    pendingMigrations(db).catch(() => undefined),
    sleep(DATABASE_WITHIN_MS, undefined, { signal: tooLate.signal }).catch(() => undefined),
  ])
  tooLate.abort()
  if (!pending) return 'does not answer'
  if (pending.length === 0) return 'answers'
  return pending.length === 1 ? 'lacks a migration' : `lacks ${pending.length} migrations`
}

function checkQueue(boss: WorkingParts['boss']): string {
  const polledAt = Math.max(0, ...boss.getWipData().map(({ lastFetchedOn }) => lastFetchedOn ?? 0))
  if (polledAt === 0) return 'was not polled yet'
  const ms = Date.now() - polledAt
  return ms < POLLED_WITHIN_MS ? 'is polled' : `was last polled ${seconds(ms)} ago`
}

function checkBeat(beatAt: number | undefined): string {
  if (beatAt === undefined) return 'was not recorded yet'
  const ms = performance.now() - beatAt
  return ms < BEAT_WITHIN_MS ? 'is recorded' : `was last recorded ${seconds(ms)} ago`
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`
}
