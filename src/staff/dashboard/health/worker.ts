import type { lastBeat } from '../../../../db/ops/heartbeats.ts'
import { isSilentSince } from '../../frame/worker-silence.ts'
import { clockTrouble, inTime, type PartState, SET_CLOCKS } from './part.ts'

/** What the worker last said of itself; undefined if it never did. */
export type Beat = Awaited<ReturnType<typeof lastBeat>>

export function isSilent(beat: Beat, now: Date): boolean {
  return beat === undefined || isSilentSince(beat.at, now)
}

/** The process that sends mail, scans files and imports articles. */
export function workerState(beat: Beat, now: Date): PartState {
  const name = 'Worker'
  if (!beat) {
    return {
      name,
      state: 'down',
      text: 'The worker has not run yet. Leads are kept, but no message is sent and no file is scanned until it is started.',
    }
  }
  const ageMs = now.getTime() - beat.at.getTime()
  const age = inTime(ageMs)
  if (isSilent(beat, now)) {
    const ahead = ageMs < 0 && clockTrouble(MACHINE, -ageMs)
    if (ahead) {
      return {
        name,
        state: 'down',
        text: `${ahead} That was so when it last reported, and it has not reported again. Leads are kept, but no message is sent and no file is scanned until it is started again.`,
      }
    }
    return {
      name,
      state: 'down',
      text: `The worker stopped ${age} ago. Leads are kept, but no message is sent and no file is scanned until it is started again.`,
    }
  }
  const runs = `It is running, and last reported ${age} ago.`
  const wrong = clockTrouble(MACHINE, Number(beat.details.clockAheadMs))
  return wrong
    ? { name, state: 'attention', text: `${runs} ${wrong} ${SET_CLOCKS}` }
    : { name, state: 'works', text: runs }
}

const MACHINE = 'the machine of the worker'

/** The queue by which the worker is given its jobs. */
export function queueState(
  beat: Beat,
  jobs: { open: number; oldest: string | null; notTaken: number },
  now: Date,
): PartState {
  const name = 'Queue'
  const open = jobs.open === 0 ? 'No job is open.' : `${countOf(jobs.open)} open${since()}.`
  if (isSilent(beat, now)) {
    return {
      name,
      state: 'unknown',
      text: `${open} Jobs are processed when the worker runs again.`,
    }
  }
  return jobs.notTaken > 0
    ? {
        name,
        state: 'down',
        text: `${open} The queue does not accept jobs. They are kept and handed over when it is available again.`,
      }
    : { name, state: 'works', text: open }

  function since(): string {
    if (!jobs.oldest) return ''
    return `, the oldest for ${inTime(now.getTime() - Date.parse(jobs.oldest))}`
  }
}

function countOf(jobs: number): string {
  return jobs === 1 ? '1 job is' : `${jobs.toLocaleString('en-US')} jobs are`
}
