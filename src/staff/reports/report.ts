import type { ReportedLead } from '../../../db/leads/report.ts'
import { medianOf } from '../dashboard/figures/load-figures.ts'
import { kindLabel, sourceLabel, townLabel, typeLabel } from '../dashboard/figures/shares.ts'

/** What became of the leads that have something in common. */
export interface ReportRow {
  label: string
  leads: number
  /** Those that were ever quoted, the won ones among them. */
  quoted: number
  won: number
  /** Of those that were won, in dollars a year. */
  premium: number
  /** The median until the first answer, in milliseconds; undefined where too few were answered. */
  answerMs: number | undefined
}

/** A report: all leads of a span in one row, and by each thing that they have in common, the most first. */
export interface Report {
  all: ReportRow
  groups: { id: GroupId; title: string; column: string; rows: ReportRow[] }[]
}

const pathOf = (page: string | undefined) => page?.replace(/[?#].*/s, '') || 'Not known'

/** By what a report groups leads. */
const GROUPS = {
  broker: { title: 'By broker', column: 'Broker' },
  source: { title: 'By campaign and referring site', column: 'Source' },
  page: { title: 'By page with the form', column: 'Page' },
  town: { title: 'By town', column: 'Town' },
  type: { title: 'By insurance type', column: 'Type' },
  kind: { title: 'By kind of request', column: 'Kind' },
} as const

type GroupId = keyof typeof GROUPS

/** The sums of one row while leads are added up. */
interface Sum extends Omit<ReportRow, 'answerMs'> {
  waitedMs: number[]
}

/**
 * Adds up leads, however many: of each only the wait for its answer is kept.
 * @param stretches The leads, some at a time.
 * @param nameOf The name of a broker by id.
 */
export async function reportOf(
  stretches: AsyncIterable<ReportedLead[]>,
  nameOf: (staffId: string) => string,
): Promise<Report> {
  const labels: Record<GroupId, (lead: ReportedLead) => string> = {
    broker: ({ assignedTo }) => (assignedTo === undefined ? 'Nobody yet' : nameOf(assignedTo)),
    source: ({ cameFrom }) => sourceLabel(cameFrom),
    page: ({ page }) => pathOf(page),
    town: ({ town }) => townLabel(town),
    type: ({ insuranceType }) => typeLabel(insuranceType),
    kind: ({ kind }) => kindLabel(kind),
  }
  const ids = Object.keys(GROUPS) as GroupId[]
  const all = emptySum('All leads')
  const sums = new Map(ids.map((id) => [id, new Map<string, Sum>()]))
  for await (const leads of stretches) {
    for (const lead of leads) {
      add(all, lead)
      for (const [id, rows] of sums) {
        const label = labels[id](lead)
        const sum = rows.get(label) ?? emptySum(label)
        rows.set(label, sum)
        add(sum, lead)
      }
    }
  }
  const groups = ids.map((id) => {
    const rows = [...(sums.get(id)?.values() ?? [])].map(rowOf)
    rows.sort((a, b) => b.leads - a.leads || a.label.localeCompare(b.label, 'en-US'))
    return { id, ...GROUPS[id], rows }
  })
  return { all: rowOf(all), groups }
}

function emptySum(label: string): Sum {
  return { label, leads: 0, quoted: 0, won: 0, premium: 0, waitedMs: [] }
}

function add(sum: Sum, lead: ReportedLead): void {
  sum.leads++
  if (lead.isQuoted) sum.quoted++
  if (lead.status === 'won') {
    sum.won++
    sum.premium += lead.premium ?? 0
  }
  if (lead.answeredAfterMs !== undefined) sum.waitedMs.push(lead.answeredAfterMs)
}

function rowOf({ waitedMs, ...sum }: Sum): ReportRow {
  return { ...sum, answerMs: medianOf(waitedMs) }
}

/** Of fewer leads a percentage says nothing. */
const FEWEST_FOR_PERCENT = 10

/** How many of the leads, and from ten leads on, what part of them that is. */
export function countInWords(count: number, leads: number): string {
  const number = count.toLocaleString('en-US')
  if (leads < FEWEST_FOR_PERCENT) return number
  return `${number} (${Math.round((count / leads) * 100)}%)`
}
