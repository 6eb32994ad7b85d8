import type { LeadDocument } from '../../db/leads/documents.ts'
import type { StoredAnswers } from '../../db/leads/submissions.ts'
import { dayAndHour } from '../settings/office-time.ts'
import { LINK_FIELD } from '../settings/reply-templates.ts'
import { visibleLine } from './visible-text.ts'

const SHOWN_NAME = 60

interface Writing {
  answers: StoredAnswers
  names: readonly string[]
  /** The broker's name, and how the visitor reaches the agency. */
  from: { staff: string; agency: string; phone: string }
}

/**
 * The message that asks a visitor for documents.
 * @param words The broker's own, or empty.
 */
export function askingText(writing: Writing, words: string): string {
  const asks = words || 'To go on with your request, we need from you:'
  return message(writing, asks, 'With this button you can send them, from a phone too:')
}

/** The one reminder of it, about what is still missing. */
export function reminderText(writing: Writing): string {
  return message(
    writing,
    'A short reminder: to go on with your request, we still need from you:',
    'If you do not have one of them, please say so on the same page:',
  )
}

function message({ answers, names, from }: Writing, asks: string, how: string): string {
  const list = names.map((name) => `• ${name}`).join('\n')
  const signed = [from.staff, from.agency, from.phone].filter(Boolean).join('\n')
  const hello = `Hello ${firstName(answers)}`.trim().concat(',')
  return [hello, asks, list, how, LINK_FIELD, signed].join('\n\n')
}

/** The first name, or the beginning of the whole one. */
export function firstName({ first_name, name }: StoredAnswers): string {
  const first =
    first_name ??
    String(name ?? '')
      .trim()
      .split(/\s/)[0]
  return visibleLine(String(first ?? ''), SHOWN_NAME)
}

/** How it stands with a document, for staff; without its name. */
export function documentInWords({ state, asked, receivedAt, isRefused }: LeadDocument): string {
  const since = asked && `asked for ${dayAndHour(asked.at)}`
  const reminded = asked?.remindedAt && `reminded ${dayAndHour(asked.remindedAt)}`
  const refused = isRefused && 'the file that came was infected, and is deleted'
  switch (state) {
    case 'received':
      return `received ${dayAndHour(receivedAt ?? '')}`
    case 'withdrawn':
      return 'withdrawn'
    case 'unavailable':
      return 'the visitor does not have it'
    case 'missing':
      return [asked ? 'missing' : 'not here', since, reminded, refused].filter(Boolean).join(', ')
  }
}
