import { addOnceToOutbox } from '../../db/ops/outbox.ts'
import { OFFICE_TIME_ZONE } from '../../src/settings/business.ts'
import { officeDay } from '../../src/settings/office-day.ts'
import type { Sweep } from './sweeps.ts'

/** For so long a worker that was down at the hour sends the digest after all. */
const LATE_HOURS = 3

const officeHour = new Intl.DateTimeFormat('en-US', {
  timeZone: OFFICE_TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
})

/** Promises the morning's digest, once a day however many workers there are. */
export const promiseDigest: Sweep = async ({ db, settings: { digestHour } }) => {
  const now = new Date()
  const hour = Number(officeHour.format(now))
  if (digestHour === undefined || hour < digestHour || hour > digestHour + LATE_HOURS) {
    return { promised: 0 }
  }
  const day = officeDay(now)
  return { promised: (await addOnceToOutbox(db, 'mail-digest', { day }, day)) ? 1 : 0 }
}
