import type { VesselOption } from '../../../../db/content/vessels.ts'
import type { Lead } from '../../../../db/leads/lead.ts'
import { firstName } from '../../../leads/documents-message.ts'
import { requestInText } from '../../../leads/request-names.ts'
import { LINK_FIELD, type ReplyField } from '../../../settings/reply-templates.ts'
import { shortName } from '../../../vessels/vessel-head.tsx'

/** The subject of the confirmation: mail programs list under it what has the same. */
export function replySubject({ kind, reference }: Pick<Lead, 'kind' | 'reference'>): string {
  return `Re: Your ${requestInText(kind)} ${reference}`
}

/** What stands for the fields of a template in a reply to a lead; empty where it does not say. */
export function replyValues(
  lead: Pick<Lead, 'kind' | 'reference' | 'formData' | 'amendments'>,
  vessels: VesselOption[],
  agency: { name: string; phone: string },
  author: string,
): Record<ReplyField, string> {
  const answers = lead.amendments.at(-1)?.answers ?? lead.formData
  return {
    'first name': firstName(answers),
    vessel: vesselOf(answers, vessels),
    request: requestInText(lead.kind),
    reference: lead.reference,
    broker: author,
    agency: agency.name,
    phone: agency.phone,
    link: LINK_FIELD,
  }
}

/** For example: 27-foot center console */
function vesselOf({ vessel_type, vessel_length }: Lead['formData'], vessels: VesselOption[]) {
  const type = vessels.find(({ slug }) => slug === vessel_type)
  if (!type) return ''
  const name = shortName(type).toLowerCase()
  return vessel_length ? `${vessel_length}-foot ${name}` : name
}

/** The address of a reply: it opens the mail program with everything but the answer itself. */
export function replyHref(
  lead: Pick<Lead, 'kind' | 'reference' | 'email' | 'formData' | 'amendments'>,
  agency: { name: string; phone: string },
  author: string,
): string {
  const request = `${requestInText(lead.kind)} ${lead.reference}`
  const answers = lead.amendments.at(-1)?.answers ?? lead.formData
  const body = [
    `Hello ${firstName(answers)}`.trim().concat(','),
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
