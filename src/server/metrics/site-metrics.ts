import { Gauge, type Registry } from 'prom-client'
import { countVerdicts } from '../../../db/leads/scan-verdicts.ts'
import { poolOf } from '../../../db/open.ts'
import { findBackupState } from '../../../db/ops/backups.ts'
import { lastBeat } from '../../../db/ops/heartbeats.ts'
import { backlogByQueue, outboxBacklog } from '../../../db/ops/outbox.ts'
import type { Services } from '../../http/services.ts'
import { config } from '../../settings/config.ts'
import { diskSpaceOn } from '../../storage/disk-space.ts'
import { readiness } from '../routes/readiness.ts'

/** The queues of messages that somebody waits for. */
const MAIL_QUEUES = new Set(['deliver-message', 'mail-newsletter', 'mail-reply'])

/** What the whole site says of itself; the same from each of its web processes. */
export function addSiteMetrics(registry: Registry, services: Services): void {
  const { db } = services
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // NaN where it is not known, as while the database is down: the others are still read.
        this.set((await read().catch(() => undefined)) ?? Number.NaN)
      },
    })
  }
  // First, before the others ask the database for something.
  new Gauge({
    name: 'site_database_connections',
    help: 'Connections of this process to Postgres, and requests that wait for one; none with SQLite.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.reset()
      const pool = poolOf(db)
      if (!pool) return
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      // A request waits for a tick although connections are idle.
      this.set({ state: 'waiting' }, Math.max(0, pool.waitingCount - pool.idleCount))
      this.set({ state: 'most' }, pool.options.max)
    },
  })
  gauge('site_ready', '1 while /readyz answers 200.', async () =>
    (await readiness(services)).ready ? 1 : 0,
  )
  gauge(
    'site_jobs_open',
    'Jobs of the worker that are not done.',
    async () => (await outboxBacklog(db)).open,
  )
  gauge('site_oldest_job_seconds', 'How long the oldest open job has waited.', async () => {
    const { oldest } = await outboxBacklog(db)
    return oldest === null ? 0 : secondsSince(new Date(oldest))
  })
  gauge(
    'site_oldest_unsent_seconds',
    'How long the oldest unsent message has waited.',
    async () => {
      const ages = (await backlogByQueue(db))
        .filter(({ queue }) => MAIL_QUEUES.has(queue))
        .map(({ oldest }) => secondsSince(new Date(oldest)))
      return Math.max(0, ...ages)
    },
  )
  const silent =
    'Time since a worker was last heard of or, if none ever was, since this process started.'
  gauge('site_worker_silent_seconds', silent, async () => {
    const beat = await lastBeat(db, 'worker')
    if (!beat) return process.uptime()
    // One that is yet to come was recorded by a clock that was wrong, and says as little.
    return Math.abs(Date.now() - beat.at.getTime()) / 1000
  })
  const room = async () => diskSpaceOn(config().dataDir)
  gauge('site_disk_free_bytes', 'DiskSpace on the disk of DATA_DIR.', async () => {
    return (await room())?.freeBytes
  })
  gauge('site_disk_size_bytes', 'Size of that disk.', async () => (await room())?.sizeBytes)
  gauge('site_disk_reserved_bytes', 'DiskSpace of it that only leads may use.', async () => {
    return (await room())?.reservedBytes
  })
  new Gauge({
    name: 'site_queue_jobs',
    help: 'Jobs that are not done, by queue; failed: those that have failed for hours.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { queue, open, dead } of await backlogByQueue(db).catch(() => [])) {
        this.set({ queue, state: 'open' }, open)
        this.set({ queue, state: 'failed' }, dead)
      }
    },
  })
  gauge(
    'site_backup_last_success_timestamp_seconds',
    'When the last good backup was taken.',
    async () => {
      const { good } = await findBackupState(db)
      return good && good.at.getTime() / 1000
    },
  )
  new Gauge({
    name: 'site_files',
    help: 'Files of visitors, by the verdict of the malware scan.',
    labelNames: ['verdict'],
    registers: [registry],
    async collect() {
      this.reset()
      const verdicts = await countVerdicts(db).catch(() => [])
      for (const { verdict, files } of verdicts) this.set({ verdict }, files)
    },
  })
}

function secondsSince(then: Date): number {
  return Math.max(0, (Date.now() - then.getTime()) / 1000)
}
