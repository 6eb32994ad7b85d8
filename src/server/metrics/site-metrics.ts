import { Gauge, type Registry } from 'prom-client'
import { countVerdicts } from '../../../db/leads/count-verdicts.ts'
import { findBackupState } from '../../../db/ops/backups.ts'
import { lastBeat } from '../../../db/ops/heartbeats.ts'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import type { Services } from '../../http/services.ts'
import { config } from '../../settings/config.ts'
import { roomOn } from '../../storage/room.ts'
import { readiness } from '../routes/readiness.ts'

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
  gauge('site_worker_silent_seconds', 'Time since a worker was last heard of.', async () => {
    const beat = await lastBeat(db, 'worker')
    return beat && secondsSince(beat.at)
  })
  gauge('site_disk_free_bytes', 'Room on the disk of DATA_DIR.', async () => {
    const { dataDir, limits } = config()
    return (await roomOn(dataDir, limits.diskReserve))?.freeBytes
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
