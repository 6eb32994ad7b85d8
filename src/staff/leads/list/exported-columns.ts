import type { ExportedLead } from '../../../../db/leads/lead-export.ts'
import type { LeadNote } from '../../../../db/leads/lead-notes.ts'
import type { Answer } from '../../../../db/leads/submissions.ts'
import { labelWithUnit } from '../../../application/lead-data.ts'
import { type AskedQuestion, applicationState, EVERY_QUESTION } from '../../../application/state.ts'
import { answersInText } from '../../../application/summary.ts'
import { type Field, fieldsOf } from '../../../forms/table.ts'
import { leadForms } from '../../../leads/lead-forms.ts'
import { REQUEST_NAMES } from '../../../leads/request-names.ts'
import { officeDateTime } from '../../frame/office-time.ts'
import { INSURANCE_NAMES, STATUS_NAMES } from '../words/lead-names.ts'

/** Names of towns and vessels by slug: answers and sources have the slug. */
export interface ExportedNames {
  towns: ReadonlyMap<string, string>
  vessels: ReadonlyMap<string, string>
}

type CellOf = (lead: ExportedLead, names: ExportedNames) => string | undefined

/** Copied out of the answers, so they have columns of their own. */
const LISTED = new Set(['email', 'phone', 'insurance_type', 'policy_ends'])

const FIELDS: Record<string, Field> = Object.assign(
  {},
  ...Object.values(leadForms).map(fieldsOf),
  { vessel_length_as_typed: { label: 'Vessel length as typed', input: 'text' } },
  { vessel_value_as_typed: { label: 'Estimated value as typed', input: 'text' } },
)
const ANSWERS: [string, CellOf][] = Object.entries(FIELDS)
  .filter(([name]) => !LISTED.has(name))
  .map(([name, field]) => [
    name === 'name' ? 'Name as given' : field.label,
    ({ answers }, names) => inWords(field, answers[name], names),
  ])

/** What a workbook makes of a cell's text; without it, it stays text: a ZIP or a phone is no number. */
export type CellKind = 'day' | 'time'

/** A column for each heading: two sets may ask the same under two names, and a request has one set. */
const APPLICATION_COLUMNS = [
  ...Map.groupBy(EVERY_QUESTION, ([, question]) => labelWithUnit(question)),
].map(([label, questions]): [string, CellOf, CellKind?] => {
  const names = questions.map(([name]) => name)
  const cell: CellOf = (lead) => applicationAnswer(lead, names)
  const isDay = questions.some(([, { input }]) => input === 'date')
  return isDay ? [`Application: ${label}`, cell, 'day'] : [`Application: ${label}`, cell]
})

/** The columns of an exported list: what each is called, and what it says of a lead. */
export const EXPORTED_COLUMNS: readonly [name: string, cell: CellOf, kind?: CellKind][] = [
  ['Reference', (lead) => lead.reference],
  ['Received (UTC)', (lead) => lead.createdAt, 'time'],
  ['Received (office time)', (lead) => inOffice(lead.createdAt), 'time'],
  ['Kind', (lead) => REQUEST_NAMES[lead.kind]],
  ['Status', (lead) => STATUS_NAMES[lead.status]],
  ['Why won or lost', (lead) => lead.statusReason],
  ['First answered (UTC)', (lead) => lead.answeredAt, 'time'],
  ['Assigned to', (lead) => lead.assignedTo?.name],
  ['Follow-up', (lead) => lead.followUpOn, 'day'],
  ['Carrier', (lead) => lead.carrier],
  ['Premium a year', ({ premium }) => (premium === undefined ? '' : `${premium}`)],
  ['Quoted or sold on', (lead) => lead.quotedOn, 'day'],
  ['Present policy ends', (lead) => lead.policyEndsOn, 'day'],
  ['Name', (lead) => lead.name],
  ['Email', (lead) => lead.email],
  ['Phone', (lead) => lead.phone],
  ['Town', ({ town }, { towns }) => town && (towns.get(town) ?? town)],
  ['Type of insurance', ({ insuranceType: type }) => type && (INSURANCE_NAMES[type] ?? type)],
  ...ANSWERS,
  ['Application', applicationOf],
  ['Page', (lead) => lead.source?.path],
  ['Referrer', (lead) => lead.source?.referrer],
  ['First campaign', (lead) => lead.source?.firstCampaign],
  ['Last campaign', (lead) => lead.source?.lastCampaign],
  ['Notes', ({ notes }) => notes.map(noteInWords).join('\n\n')],
  ...APPLICATION_COLUMNS,
]

const APPLICATION_STATES = new WeakMap<ExportedLead, Map<string, AskedQuestion>>()

/** A number without its unit, which stands in the heading; what was not understood, as it was typed. */
function applicationAnswer(lead: ExportedLead, names: string[]): string | undefined {
  if (!lead.application) return undefined
  const known = APPLICATION_STATES.get(lead) ?? answersByName(lead)
  APPLICATION_STATES.set(lead, known)
  const answers = names.map((name) => known.get(name)?.value ?? known.get(name)?.typed)
  return answers.find(Boolean)
}

function answersByName({ kind, answers, application = {} }: ExportedLead) {
  const state = applicationState({ kind, answers }, application)
  const all = state ? [...state.sections.flatMap(({ asked }) => asked), ...state.notAsked] : []
  return new Map(all.map((one) => [one.name, one]))
}

/** Every answer of its application on a line of its own; empty until something of it is saved. */
function applicationOf({ kind, answers, application }: ExportedLead): string {
  const state = application && applicationState({ kind, answers }, application)
  return state ? answersInText(state) : ''
}

function noteInWords({ createdAt, staffEmail, text }: LeadNote): string {
  return `${inOffice(createdAt)} ${staffEmail}: ${text}`
}

/** 2026-11-23 09:05 */
function inOffice(at: string): string {
  return officeDateTime(new Date(at)).replace('T', ' ')
}

function inWords(
  { choices = [], alsoAccepted = [], choicesFrom }: Field,
  answer: Answer,
  names: ExportedNames,
) {
  const text = String(answer ?? '')
  if (choicesFrom === 'vessels') return names.vessels.get(text) ?? text
  return [...choices, ...alsoAccepted].find(({ value }) => value === text)?.label ?? text
}
