/**
 * The page of a lead.
 * @param list The query of the list from which it is opened, to which its page leads back.
 */
export function leadHref(id: string, list = ''): string {
  const page = `/admin/leads/${encodeURIComponent(id)}`
  return list ? `${page}?list=${encodeURIComponent(list)}` : page
}

/** The link to a lead in a list: its page leads back to it. */
export function leadAnchor(id: string): string {
  return `lead-${id}`
}

/** The query of the list from which a page of a lead was opened. */
export function listOpenedFrom(address: string | null | undefined): string {
  return (address && URL.parse(address)?.searchParams.get('list')) || ''
}

/** Where a form of that page is sent. */
export function leadAction(
  id: string,
  action:
    | 'state'
    | 'notes'
    | 'answered'
    | 'reply'
    | 'template'
    | 'certificate'
    | 'answers'
    | 'ask'
    | 'document'
    | 'send-again'
    | 'same-person'
    | 'undo'
    | 'release'
    | 'spam'
    | 'delete',
): string {
  return `/api/staff/leads/${encodeURIComponent(id)}/${action}`
}

/** The page on which staff correct the answers of a lead's application: a section of it, or the first. */
export function answersHref(id: string, part = ''): string {
  const page = `${leadHref(id)}/application`
  return part ? `${page}?part=${part}` : page
}

/** A lead as a file: on paper, or its application as data. */
export function leadDownload(id: string, file: 'request.pdf' | 'application.json'): string {
  return `/api/staff/leads/${encodeURIComponent(id)}/${file}`
}

/** What the names in such data mean. */
export const APPLICATION_SCHEMA = '/api/staff/leads/application-schema.json'

/** The page between a lead and a file that is not simply downloaded. */
export function fileHref(leadId: string, id: string): string {
  return `${leadHref(leadId)}/files/${encodeURIComponent(id)}`
}

/** A file itself. */
export function fileAddress(id: string): string {
  return `/api/staff/leads/files/${encodeURIComponent(id)}`
}

/** Where all files of a lead are asked for at once. */
export function allFilesAddress(leadId: string): string {
  return `/api/staff/leads/files/all/${encodeURIComponent(leadId)}`
}

/** Everything about the person who sent a lead: the person's own address would stand in logs of proxies. */
export function personHref(leadId: string): string {
  return `/admin/leads/person?lead=${encodeURIComponent(leadId)}`
}
