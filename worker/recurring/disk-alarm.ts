import { isDiskFull } from '../../db/disk-full.ts'
import { hasRoomFor, roomOn } from '../../src/storage/room.ts'
import type { WorkerContext } from '../jobs/context.ts'

const HOUR_MS = 3_600_000

/** By process, not in the database, which may be what cannot be written. */
const raisedAt = new Map<string, number>()

/** Raises an alarm, at most once an hour, while the disk has only the room that is reserved for leads. */
export async function alarmIfLow({
  settings,
  raiseAlarm,
}: Pick<WorkerContext, 'settings' | 'raiseAlarm'>): Promise<void> {
  const room = await roomOn(settings.dataDir)
  if (!room || hasRoomFor(room, 0) || !isDue('disk-low')) return
  const { freeBytes, reservedBytes } = room
  await raiseAlarm('disk-low', 'The disk is nearly full: visitors cannot attach files', {
    freeBytes,
    reservedBytes,
  })
}

/** Likewise when something could not be written because the disk is full. */
export async function alarmIfFull(
  raiseAlarm: WorkerContext['raiseAlarm'],
  error: unknown,
): Promise<void> {
  if (!isDiskFull(error) || !isDue('disk-full')) return
  await raiseAlarm('disk-full', 'The disk of the database is full: no lead can be accepted')
}

function isDue(event: string): boolean {
  const now = Date.now()
  if (now - (raisedAt.get(event) ?? 0) < HOUR_MS) return false
  raisedAt.set(event, now)
  return true
}
