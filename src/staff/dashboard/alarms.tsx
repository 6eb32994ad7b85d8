import { countHeldByLimit } from '../../../db/leads/held-notice.ts'
import type { Db } from '../../../db/open.ts'
import { backupAlarm, findBackupState } from '../../../db/ops/backups.ts'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { css } from '../../../styled-system/css'
import { UNSENT_ALARM_MINUTES } from '../../settings/business.ts'
import { config } from '../../settings/config.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { workerSilence } from '../frame/worker-silence.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Fewer may be one visitor who tries again and again. */
const HELD_ALARM = 5

/** What needs attention now, as sentences; empty when all is well. */
export async function currentAlarms(db: Db, now: Date = new Date()): Promise<string[]> {
  const [silence, { open, oldest }, backups, { held, byAddress }] = await Promise.all([
    workerSilence(db, now),
    outboxBacklog(db),
    findBackupState(db),
    countHeldByLimit(db, new Date(now.getTime() - HOUR_MS)),
  ])
  const noBackup = backupAlarm(backups, config().backup, now)
  const waits = oldest === null ? 0 : Math.floor((now.getTime() - Date.parse(oldest)) / MINUTE_MS)
  return [
    ...(silence ? [`${silence} Messages and other jobs wait until it runs again.`] : []),
    ...(waits >= UNSENT_ALARM_MINUTES
      ? [`A job has waited ${waits} minutes. Open jobs: ${open}.`]
      : []),
    ...(noBackup ? [noBackup] : []),
    ...(held >= HELD_ALARM && byAddress > held / 2
      ? [
          `${held} requests were held in the last hour, most by network address: is a proxy in front of the site? Then whoever runs the server has to check TRUSTED_PROXIES.`,
        ]
      : []),
  ]
}

const way = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

/**
 * What needs attention now; nothing while all is well.
 * @param whatWaits Where each thing that waits is listed; undefined for those who may not see it.
 */
export function AlarmNotice(props: { alarms: string[]; whatWaits: string | undefined }) {
  const { alarms, whatWaits } = props
  if (alarms.length === 0) return null
  return (
    <Notice tone="problem">
      <h2>Something needs your attention</h2>
      <ul>
        {alarms.map((alarm) => (
          <li key={alarm}>{alarm}</li>
        ))}
        {whatWaits && (
          <li>
            <a href={whatWaits} className={way}>
              See what is waiting
            </a>
          </li>
        )}
      </ul>
    </Notice>
  )
}
