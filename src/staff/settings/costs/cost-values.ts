import { townPlaces } from '../../../../db/seed/towns/places.ts'
import { readQuestion } from '../../../application/read.ts'
import { cleanText } from '../../../forms/values.ts'
import { MAX_VESSEL_FEET, VESSEL_USES } from '../../../settings/business.ts'
import { COST_KINDS, type CostRange } from '../../../settings/costs.ts'
import { officeDay } from '../../../settings/office-day.ts'
import type { Fields } from '../../session/staff-form.ts'

/** The fields of a line, in the order of the form. */
const COST_FIELDS = ['kind', 'from', 'to', 'use', 'town', 'low', 'high', 'month', 'source'] as const
/** A line of the form, as it was typed. */
export type CostLine = Record<(typeof COST_FIELDS)[number], string>

export const MAX_COSTS = 60
export const NEW_LINE = Object.fromEntries(COST_FIELDS.map((name) => [name, ''])) as CostLine
const MOST_DOLLARS = 1_000_000
const MAX_SOURCE_CHARACTERS = 120
/** Older figures say nothing of what it costs now. */
const FIRST_MONTH = '2015-01'

/** The lines that were sent, those left empty at their end excepted. */
export function linesOf(fields: Fields): CostLine[] {
  const lines = Array.from({ length: MAX_COSTS }, (_, number) => {
    const typed = COST_FIELDS.map((name) => [
      name,
      cleanText(fields[`${name}-${number}`] ?? '').replace(/\s+/g, ' '),
    ])
    return Object.fromEntries(typed) as CostLine
  })
  while (lines.length > 0 && isEmpty(lines.at(-1) ?? NEW_LINE)) lines.pop()
  return lines
}

/** A range as its line shows it. */
export function lineOf({ length, low, high, asOf, ...range }: CostRange): CostLine {
  const [from = '', to = ''] = length ? [`${length.from}`, `${length.to}`] : []
  return { ...range, from, to, low: `${low}`, high: `${high}`, month: asOf }
}

/** The ranges, or a sentence for each field that is wrong. An empty line is removed. */
export function checkCosts(
  lines: CostLine[],
): { ranges: CostRange[] } | { errors: Record<string, string> } {
  const errors: Record<string, string> = {}
  const ranges: CostRange[] = []
  const seen = new Map<string, number>()
  lines.forEach((line, number) => {
    if (isEmpty(line)) return
    const { range, problems } = checkLine(line)
    const { kind, length, use, town } = range
    const key = JSON.stringify([kind, length, use, town])
    const twin = seen.get(key)
    if (twin !== undefined && Object.keys(problems).length === 0) {
      problems.kind = `line ${twin + 1} has the same kind, length, use and town.`
    }
    seen.set(key, twin ?? number)
    for (const [name, problem] of Object.entries(problems))
      errors[`${name}-${number}`] = `Line ${number + 1}: ${problem}`
    ranges.push(range)
  })
  return Object.keys(errors).length > 0 ? { errors } : { ranges }
}

function checkLine(line: CostLine) {
  const problems: Partial<CostLine> = {}
  const kind = Object.hasOwn(COST_KINDS, line.kind) ? COST_KINDS[line.kind] : undefined
  if (!kind) problems.kind = 'choose what the figures are about.'
  const [from, to] = [read('feet', line.from), read('feet', line.to)].map(Number)
  const hasLength = Boolean(line.from || line.to)
  const isFeet = (feet = Number.NaN) => feet > 0 && feet <= MAX_VESSEL_FEET
  if (hasLength && kind?.isAshore) {
    problems.from = 'a house has no length: leave it empty, and the length to as well.'
  } else if (hasLength) {
    if (!isFeet(from)) problems.from = 'enter the shortest length in feet, like 20, or neither.'
    if (!isFeet(to)) problems.to = 'enter the longest length in feet, like 30, or neither.'
    else if (isFeet(from) && Number(from) > Number(to)) {
      problems.to = `the longest length, ${to}, is below the shortest, ${from}.`
    }
  }
  const use = VESSEL_USES.find(({ value }) => value === line.use)?.value ?? ''
  if (line.use && (!use || kind?.isAshore)) {
    problems.use = 'choose a use of the list, and none for a house.'
  }
  const town = townPlaces.find(({ slug }) => slug === line.town)?.slug ?? ''
  if (line.town && !town) problems.town = 'choose a town of the list, or any.'
  const [low, high] = [read('amount', line.low), read('amount', line.high)].map(Number)
  const isAmount = (amount = Number.NaN) =>
    amount >= 1 && amount <= MOST_DOLLARS && Number.isInteger(amount)
  const amount = 'in whole dollars a year, from 1 to 1,000,000, like'
  if (!isAmount(low)) problems.low = `enter the least that was paid ${amount} 300.`
  if (!isAmount(high)) problems.high = `enter the most that was paid ${amount} 700.`
  else if (isAmount(low) && Number(low) > Number(high)) {
    problems.high = `the most that was paid, $${high}, is below the least, $${low}.`
  }
  const asOf = read('month', line.month)
  const isMonth = /^\d{4}-\d\d$/.test(asOf) && asOf >= FIRST_MONTH
  if (!isMonth) problems.month = 'enter the month of the figures, like October 2026.'
  else if (asOf > officeDay().slice(0, 7)) problems.month = 'this month is yet to come.'
  const { source } = line
  if (!source) problems.source = 'say where the figures are from, like: our policies of 2026.'
  else if (source.length > MAX_SOURCE_CHARACTERS) {
    problems.source = `the source has ${source.length} characters, and can have ${MAX_SOURCE_CHARACTERS}.`
  }
  const length = hasLength ? { from: Number(from), to: Number(to) } : undefined
  const range = {
    kind: line.kind,
    length,
    use,
    town,
    low: Number(low),
    high: Number(high),
    asOf,
    source,
  }
  return { range, problems }
}

/** As it is understood, in one spelling; empty for what is not. */
function read(input: 'feet' | 'amount' | 'month', typed: string): string {
  const reading = readQuestion({ label: '', input }, typed)
  return 'value' in reading ? reading.value : ''
}

function isEmpty(line: CostLine): boolean {
  return Object.values(line).every((text) => text === '')
}
