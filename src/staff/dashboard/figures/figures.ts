import {
  answerTimesMs,
  countUnanswered,
  type DayBounds,
  groupLeads,
  leadsByDay,
} from '../../../../db/leads/figures.ts'
import type { Db } from '../../../../db/open.ts'
import { listMissedSearches, type MissedSearch } from '../../../../db/ops/missed-searches.ts'
import { visitsByDay } from '../../../../db/ops/visits.ts'
import { townPlaces } from '../../../../db/seed/towns/places.ts'
import { agency } from '../../../http/agency.ts'
import type { Closing } from '../../../settings/agency.ts'
import { GENERAL_INSURANCE, INSURANCE_TYPES } from '../../../settings/business.ts'
import { dayAfter, isDayOff } from '../../../settings/closings.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { startOfDay } from '../../frame/office-time.ts'

const ANSWER_DAYS = 30
const MOST_MISSED = 20
export const FEWEST_FOR_MEDIAN = 5

/** Everything that the dashboard counts. */
export interface Figures {
  leads: Series
  visits: Series
  kinds: Share[]
  types: Share[]
  towns: Share[]
  sources: Share[]
  /** What visitors searched for in vain. */
  missed: MissedSearch[]
  /** Of the leads of the last 30 days. Of few, a median says nothing. */
  answers: { answered: number; medianMs: number | undefined }
  /** Not answered for longer than a working day. */
  waitingLong: number
}

export async function loadFigures(db: Db, now: Date = new Date()): Promise<Figures> {
  const days = lastOfficeDays(COUNTED_DAYS, now)
  const since = (count: number) => days.at(-count)?.since ?? ''
  const names = days.map(({ day }) => day)
  const [leads, visits, groups, answerTimes, waitingLong, missed] = await Promise.all([
    leadsByDay(db, days),
    visitsByDay(db, names[0] ?? ''),
    groupLeads(db, since(SHOWN_DAYS)),
    answerTimesMs(db, since(ANSWER_DAYS)),
    countUnanswered(db, workingDaysAgo(1, now).toISOString()),
    listMissedSearches(db, since(SHOWN_DAYS), MOST_MISSED),
  ])
  return {
    leads: seriesOf(names, leads),
    visits: seriesOf(names, visits),
    kinds: sharesOf(groups, ({ kind }) => kindLabel(kind)),
    types: sharesOf(groups, ({ insuranceType }) => typeLabel(insuranceType)),
    towns: sharesOf(groups, ({ town }) => townLabel(town)),
    sources: sharesOf(groups, ({ cameFrom }) => sourceLabel(cameFrom)),
    missed,
    answers: { answered: answerTimes.length, medianMs: medianOf(answerTimes) },
    waitingLong,
  }
}

/** The middle of times in milliseconds; undefined of too few. */
export function medianOf(times: number[]): number | undefined {
  if (times.length < FEWEST_FOR_MEDIAN) return undefined
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

/** The last days of the office's calendar up to today, the oldest first. */
export function lastOfficeDays(count: number, now: Date): DayBounds[] {
  const today = officeDay(now)
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(today, index - count + 1)
    return { day, since: midnight(day), before: midnight(dayAfter(day, 1)) }
  })
}

/**
 * As many working days ago, by the clock in the office. Hours of a weekend or a closing day count for
 * nothing.
 */
export function workingDaysAgo(
  count: number,
  now: Date,
  closings: readonly Closing[] = agency().closings,
): Date {
  let day = officeDay(now)
  let time = now.getTime() - Date.parse(midnight(day))
  if (isDayOff(day, closings)) time = 0
  for (let left = count; left > 0 || isDayOff(day, closings); ) {
    day = dayAfter(day, -1)
    if (!isDayOff(day, closings)) left--
  }
  return new Date(Date.parse(midnight(day)) + time)
}

/** New York sets its clocks at two, so every day has its midnight. */
function midnight(day: string): string {
  return startOfDay(day) as string
}

/** With 100,000 leads they take some 50 ms, in which SQLite answers nobody else. */
const KEPT_MS = 60_000

let kept: { at: number; figures: Promise<Figures> } | undefined

/** The figures as they were at most a minute ago; who asks meanwhile waits for the same ones. */
export function recentFigures(db: Db, now: Date): Promise<Figures> {
  if (kept && now.getTime() - kept.at < KEPT_MS) return kept.figures
  const fresh = { at: now.getTime(), figures: loadFigures(db, now) }
  kept = fresh
  // Those who wait hear of the failure; the next request asks again.
  fresh.figures.catch(() => {
    if (kept === fresh) kept = undefined
  })
  return fresh.figures
}

/** A count for each of the last days, and how their totals have changed. */
export interface Series {
  /** The oldest first; the last is today. */
  days: { day: string; count: number }[]
  periods: Period[]
}

/** The total of the last days, today included, beside that of as many days before. */
interface Period {
  days: number
  count: number
  before: number
}

const SHOWN_DAYS = 90
/** What the longest period is compared with lies before the days that are shown. */
const COUNTED_DAYS = 2 * SHOWN_DAYS
const PERIODS = [7, 30, SHOWN_DAYS]

/** @param days Every counted day, the oldest first. */
function seriesOf(days: string[], counts: ReadonlyMap<string, number>): Series {
  const counted = days.map((day) => ({ day, count: counts.get(day) ?? 0 }))
  const total = (from: number, to: number) =>
    counted.slice(from, to || undefined).reduce((sum, { count }) => sum + count, 0)
  return {
    days: counted.slice(-SHOWN_DAYS),
    periods: PERIODS.map((length) => ({
      days: length,
      count: total(-length, 0),
      before: total(-2 * length, -length),
    })),
  }
}

/** Of fewer, a percentage is an accident. */
const FEWEST_FOR_PERCENT = 10

/** In words: 50% more, 12% fewer, 3 more, as many, or none before. */
export function changeOf({ count, before }: Period): string {
  if (count === before) return 'the same'
  if (before === 0) return 'none before'
  const than = count > before ? 'more' : 'fewer'
  if (before < FEWEST_FOR_PERCENT) {
    return `${Math.abs(count - before).toLocaleString('en-US')} ${than}`
  }
  const percent = Math.round((Math.abs(count - before) / before) * 100)
  return `${percent.toLocaleString('en-US')}% ${than}`
}

/** One row of a small table: how many leads, or searches, have something in common. */
export interface Share {
  label: string
  leads: number
}

const MOST = 10
const KINDS: Record<string, string> = {
  quote: 'Quote requests',
  contact: 'Contact messages',
  call: 'Requests for a call',
  certificate: 'Certificate requests',
  change: 'Policy change requests',
  claim: 'Notices of a loss',
}
const TYPES = new Map<string, string>(
  [...INSURANCE_TYPES, GENERAL_INSURANCE].map(({ value, label }) => [value, label]),
)
const TOWNS = new Map<string, string>(townPlaces.map(({ slug, name }) => [slug, name]))

export const kindLabel = (kind: string) => KINDS[kind] ?? kind
export const typeLabel = (type: string | undefined) =>
  type === undefined ? 'No type asked' : (TYPES.get(type) ?? type)
export const townLabel = (town: string | undefined) =>
  town === undefined ? 'Not from a town’s page' : (TOWNS.get(town) ?? town)

/** A campaign, a site that links here, or neither. */
export function sourceLabel(cameFrom: string | undefined): string {
  if (cameFrom === undefined) return 'Direct, or not known'
  const [, kind, name = ''] = /^(campaign|referrer):(.*)$/s.exec(cameFrom) ?? []
  return kind === 'campaign' ? `Campaign ${name}` : name
}

/** Leads added up by a label, the most first; what is behind the tenth goes into one row. */
function sharesOf<G extends { leads: number }>(
  groups: G[],
  labelOf: (group: G) => string,
): Share[] {
  const sums = new Map<string, number>()
  for (const group of groups) {
    const label = labelOf(group)
    sums.set(label, (sums.get(label) ?? 0) + group.leads)
  }
  const shares = [...sums]
    .map(([label, leads]) => ({ label, leads }))
    .sort((a, b) => b.leads - a.leads || a.label.localeCompare(b.label))
  const others = shares.slice(MOST).reduce((sum, { leads }) => sum + leads, 0)
  const top = shares.slice(0, MOST)
  return others > 0 ? [...top, { label: 'All others', leads: others }] : top
}
