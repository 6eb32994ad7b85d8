import type { VesselOption } from '../../../../db/content/vessels.ts'
import type { LeadFile } from '../../../../db/leads/attachments.ts'
import type { Lead } from '../../../../db/leads/lead.ts'
import { contradictions } from '../../../application/contradictions.ts'
import {
  type ApplicationState,
  type AskedQuestion,
  applicationState,
  progressInWords,
} from '../../../application/state.ts'
import { inSentence } from '../../../application/summary.ts'
import { requestName } from '../../../leads/request-names.ts'
import { shownAnswers } from '../../../leads/shown-answers.ts'
import { visiblePhone } from '../../../leads/visible-phone.ts'
import type { Agency } from '../../../settings/agency.ts'
import { officeTimeInWords } from '../../frame/office-time.ts'
import { leadName } from '../detail/names.ts'
import { fileName } from '../files/file-words.ts'
import { type DrawnText, drawnText } from './drawn-text.ts'

/** A question on paper with its answer, or with room for one. */
export interface PaperRow {
  label: string
  /** Undefined: not answered, so that a broker writes it in. */
  answer?: string | undefined
  /** What can be ticked. */
  choices?: string[]
  /** How many lines to write on. */
  lines?: number
}

export interface PaperSection {
  title: string
  rows: PaperRow[]
  /** In sentences. */
  notes?: string[]
}

/** A request as it is printed: all of it text that the fonts of the paper have. */
export interface RequestPaper {
  title: string
  reference: string
  agency: { name: string; phone: string }
  /** What it is, and where it stands. */
  facts: string[]
  sections: PaperSection[]
}

/** Shown as the person's. */
const OF_PERSON = ['first_name', 'last_name', 'name', 'email', 'phone']

/**
 * A request on paper: the person, what was asked, then the application in the order in which the trade's forms ask it, with room
 * for what is not answered. It goes to insurers: what staff note on a lead is not on it.
 */
export function requestPaper(
  { lead, vessels, files }: { lead: Lead; vessels: VesselOption[]; files: LeadFile[] },
  agency: Pick<Agency, 'name' | 'phone'>,
): RequestPaper {
  const text = drawnText()
  const answers = lead.amendments.at(-1)?.answers ?? lead.formData
  const state = applicationState({ kind: lead.kind, answers }, lead.application?.answers ?? {})
  const asked = shownAnswers({ kind: lead.kind, formData: answers }, vessels)
  const sections: PaperSection[] = [
    {
      title: 'The person',
      rows: [
        { label: 'Name', answer: lead.name },
        { label: 'Phone', answer: visiblePhone(lead.phone) },
        { label: 'Email', answer: lead.email },
      ],
    },
    {
      title: 'What was asked',
      rows: asked
        .filter(({ name, value }) => value !== undefined && !OF_PERSON.includes(name))
        .map(({ label, value }) => ({ label, answer: value })),
    },
    ...(state ? applicationSections(state) : []),
    { title: 'Files', rows: [], notes: files.map(fileName) },
  ]
  const drawn = sections
    .map((section) => drawnSection(section, text))
    .filter(({ rows, notes = [] }) => rows.length + notes.length > 0)
  const head = {
    title: text.draw(leadName(lead)),
    reference: lead.reference,
    agency: { name: text.draw(agency.name), phone: text.draw(agency.phone) },
  }
  const checks = state ? contradictions(state).length : 0
  const savedAt = lead.application?.savedAt
    ? `, last ${officeTimeInWords(lead.application.savedAt)}`
    : ''
  const facts = [
    `${requestName(lead.kind)} ${lead.reference}, received ${officeTimeInWords(lead.createdAt)}`,
    state && `Questions of insurers: ${progressInWords(state)}${savedAt}`,
    checks > 0 && `${checks === 1 ? 'One thing' : `${checks} things`} to check, at the end`,
    text.undrawn(),
  ]
  return { ...head, facts: facts.filter((fact) => typeof fact === 'string'), sections: drawn }
}

function applicationSections(state: ApplicationState): PaperSection[] {
  return [
    ...state.sections.map(({ section, asked }) => ({
      title: section.title,
      rows: asked.map(rowOf),
    })),
    { title: 'Also answered', rows: state.notAsked.map(rowOf) },
    { title: 'To check', rows: [], notes: contradictions(state).map(inSentence) },
  ]
}

function rowOf({ question, typed, words }: AskedQuestion): PaperRow {
  const { label, input, choices = [] } = question
  if (typed) return { label, answer: words ?? `${typed} (not understood)` }
  if (choices.length > 0) return { label, choices: choices.map((choice) => choice.label) }
  return { label, lines: input === 'area' ? 2 : 1 }
}

function drawnSection({ title, rows, notes }: PaperSection, { draw }: DrawnText): PaperSection {
  return {
    title: draw(title),
    rows: rows.map((row) => ({
      ...row,
      label: draw(row.label),
      ...(row.answer && { answer: draw(row.answer) }),
      ...(row.choices && { choices: row.choices.map(draw) }),
    })),
    ...(notes && { notes: notes.map(draw) }),
  }
}
