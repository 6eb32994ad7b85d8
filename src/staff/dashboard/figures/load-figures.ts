import {
  answerTimesMs,
  countUnanswered,
  groupLeads,
  leadsByDay,
} from '../../../../db/leads/figures.ts'
import type { Db } from '../../../../db/open.ts'
import { visitsByDay } from '../../../../db/ops/visits.ts'
import { lastOfficeDays, workingDaysAgo } from './office-days.ts'
import { COUNTED_DAYS, type Series, SHOWN_DAYS, seriesOf } from './series.ts'
import { kindLabel, type Share, sharesOf, sourceLabel, townLabel, typeLabel } from './shares.ts'

const ANSWER_DAYS = 30
export const FEWEST_FOR_MEDIAN = 5

/** Everything that the dashboard counts. */
export interface Figures {
  leads: Series
  visits: Series
  kinds: Share[]
  types: Share[]
  towns: Share[]
  sources: Share[]
  /** Of the leads of the last 30 days. Of few, a median says nothing. */
  answers: { answered: number; medianMs: number | undefined }
  /** Not answered for longer than a working day. */
  waitingLong: number
}

export async function loadFigures(db: Db, now: Date = new Date()): Promise<Figures> {
  const days = lastOfficeDays(COUNTED_DAYS, now)
  const since = (count: number) => days.at(-count)?.since ?? ''
  const names = days.map(({ day }) => day)
  const [leads, visits, groups, answerTimes, waitingLong] = await Promise.all([
    leadsByDay(db, days),
    visitsByDay(db, names[0] ?? ''),
    groupLeads(db, since(SHOWN_DAYS)),
    answerTimesMs(db, since(ANSWER_DAYS)),
    countUnanswered(db, workingDaysAgo(1, now).toISOString()),
  ])
  return {
    leads: seriesOf(names, leads),
    visits: seriesOf(names, visits),
    kinds: sharesOf(groups, ({ kind }) => kindLabel(kind)),
    types: sharesOf(groups, ({ insuranceType }) => typeLabel(insuranceType)),
    towns: sharesOf(groups, ({ town }) => townLabel(town)),
    sources: sharesOf(groups, ({ cameFrom }) => sourceLabel(cameFrom)),
    answers: { answered: answerTimes.length, medianMs: medianOf(answerTimes) },
    waitingLong,
  }
}

function medianOf(times: number[]): number | undefined {
  if (times.length < FEWEST_FOR_MEDIAN) return undefined
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
