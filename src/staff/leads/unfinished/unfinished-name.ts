import type { Unfinished } from '../../../../db/leads/unfinished.ts'
import type { LeadAnswers } from '../../../leads/lead-forms.ts'
import { visiblePhone } from '../../../leads/visible-phone.ts'
import { visibleLine } from '../../../leads/visible-text.ts'

const SHOWN = 200

/** Who began a request: a name or, before one was typed, how to reach them. */
export function unfinishedName(request: Unfinished): string {
  const { first_name, last_name, name, phone, email }: LeadAnswers = request.answers
  const typed = [first_name, last_name].filter(Boolean).join(' ') || name || ''
  return visibleLine(typed, SHOWN) || visiblePhone(phone) || visibleLine(email ?? '', SHOWN)
}

/** One of their answers on one line, to be shown as it was typed. */
export function shownLine(answer: string | undefined): string {
  return visibleLine(answer ?? '', SHOWN)
}
