import { Hono } from 'hono'
import { isDiskFull } from '../../../db/disk-full.ts'
import { newerMigrations, pendingMigrations } from '../../../db/migrate.ts'
import type { Db } from '../../../db/open.ts'
import { beat } from '../../../db/ops/heartbeats.ts'
import { log } from '../../http/log.ts'
import { type Services, services } from '../../http/services.ts'
import { withTimeout } from '../../http/timeout.ts'
import { runningBuild } from '../../settings/build-info.ts'
import { config } from '../../settings/config.ts'
import { type DiskSpace, diskSpaceOn, hasSpaceFor } from '../../storage/disk-space.ts'
import { type ObjectStore, ObjectStoreError } from '../../storage/objects.ts'

const NOT_CACHED = { 'cache-control': 'no-store' }
const TIMEOUT_MS = 3000
const MEGABYTE = 1024 * 1024

/** Liveness and readiness of this process. */
export const health = new Hono()

health.get('/healthz', (c) => c.text('ok', 200, NOT_CACHED))
health.get('/readyz', async (c) => {
  const { ready, body } = await readiness(services())
  return c.json(body, ready ? 200 : 503, NOT_CACHED)
})

/**
 * The answer of /readyz: ready when the database answers and has every migration of this build. A
 * failing object store, and a disk with room only for leads, are reported: pages and leads work.
 * A database that cannot be written because its disk is full is not ready.
 */
export async function readiness({
  db,
  store,
}: Pick<Services, 'db' | 'store'>): Promise<{ ready: boolean; body: object }> {
  const [database, objectStore, room, written] = await Promise.all([
    checkDatabase(db),
    checkStore(store),
    diskSpaceOn(config().dataDir),
    checkWriting(db),
  ])
  // What the last write showed says nothing of a database that does not answer.
  const writing = database.answers ? written : 'unknown'
  const ready = database.ready && writing === 'works'
  const disk = diskInWords(room, writing === 'works')
  return { ready, body: { ...runningBuild(), ...database.body, writing, objectStore, disk } }
}

async function checkDatabase(db: Services['db']) {
  try {
    const [pending, newer] = await withTimeout(
      TIMEOUT_MS,
      Promise.all([pendingMigrations(db), newerMigrations(db)]),
    )
    return {
      answers: true,
      ready: pending.length === 0,
      body: { database: 'answers', pendingMigrations: pending, newerMigrations: newer },
    }
  } catch (err) {
    log.warn({ err }, 'not ready: the database does not answer')
    return { answers: false, ready: false, body: { database: 'does not answer' } }
  }
}

async function checkStore(store: ObjectStore): Promise<string> {
  try {
    await withTimeout(TIMEOUT_MS, store.check())
    return 'answers'
  } catch (err) {
    log.warn({ err }, 'the object store does not work: uploads are refused, leads are accepted')
    const { message } = err as Error
    return `does not answer: ${err instanceof ObjectStoreError ? err.reason : message}`
  }
}

function diskInWords(room: DiskSpace | undefined, takesLeads: boolean): string {
  if (!room) return 'unknown'
  const free = `${Math.floor(room.freeBytes / MEGABYTE)} MB free`
  if (hasSpaceFor(room, 0)) return free
  return `${free}: uploads are refused, leads are ${takesLeads ? 'accepted' : 'refused'}`
}

const EVERY_MS = 10_000
const PATIENCE_MS = 1000

let latest: { at: number; outcome: Promise<string>; known: string } | undefined

/**
 * Whether the database can be written, by a small write at most every ten seconds.
 * @returns `works`, also while another process has the database locked; or that the disk is full.
 */
export async function checkWriting(db: Db): Promise<string> {
  // The clock of the machine may be set back.
  const now = performance.now()
  if (!latest || now - latest.at > EVERY_MS) {
    const known = latest?.known ?? 'works'
    const check = { at: now, outcome: write(db, known), known }
    check.outcome.then((outcome) => {
      check.known = outcome
    })
    latest = check
  }
  const { outcome, known } = latest
  const patience = new Promise<string>((end) => setTimeout(end, PATIENCE_MS, known).unref())
  return Promise.race([outcome, patience])
}

async function write(db: Db, known: string): Promise<string> {
  try {
    await beat(db, 'web')
    return 'works'
  } catch (err) {
    // What else can be wrong with the database, the question whether it answers shows.
    if (!isDiskFull(err)) return known
    log.error({ err }, 'not ready: the disk of the database is full')
    return 'fails: the disk is full'
  }
}
