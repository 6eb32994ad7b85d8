import type { Lead } from '../../../../db/leads/lead.ts'
import { requestInText } from '../../../leads/request-names.ts'
import { visibleLine } from '../../../leads/visible-text.ts'

const SHOWN_NAME = 60

/** The address of a reply: it opens the mail program with everything but the answer itself. */
export function replyHref(
  lead: Pick<Lead, 'kind' | 'reference' | 'email' | 'formData' | 'amendments'>,
  agency: { name: string; phone: string },
  author: string,
): string {
  const request = `${requestInText(lead.kind)} ${lead.reference}`
  const answers = lead.amendments.at(-1)?.answers ?? lead.formData
  const body = [
    `Hello${greeted(answers)},`,
    '',
    `Thank you for your ${request}.`,
    '',
    '',
    '',
    author,
    agency.name,
    agency.phone,
  ].join('\r\n')
  const address = encodeURIComponent(lead.email).replace('%40', '@')
  const subject = encodeURIComponent(`Re: your ${request}`)
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(body)}`
}

/** The first name, or the beginning of the whole one. */
function greeted({ first_name, name }: Lead['formData']): string {
  const first =
    first_name ??
    String(name ?? '')
      .trim()
      .split(/\s/)[0]
  const shown = visibleLine(String(first ?? ''), SHOWN_NAME)
  return shown && ` ${shown}`
}
