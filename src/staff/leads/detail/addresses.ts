/** The page of a lead. */
export function leadHref(id: string): string {
  return `/admin/leads/${encodeURIComponent(id)}`
}

/** Where a form of that page is sent. */
export function leadAction(
  id: string,
  action: 'state' | 'notes' | 'answered' | 'send-again' | 'release' | 'spam' | 'delete',
): string {
  return `/api/staff/leads/${encodeURIComponent(id)}/${action}`
}

/** The page between a lead and a file that is not simply downloaded. */
export function fileHref(leadId: string, id: string): string {
  return `${leadHref(leadId)}/files/${encodeURIComponent(id)}`
}

/** A file itself. */
export function fileAddress(id: string): string {
  return `/api/staff/leads/files/${encodeURIComponent(id)}`
}

/** Everything about the person who sent a lead: the person's own address would stand in logs of proxies. */
export function personHref(leadId: string): string {
  return `/admin/leads/person?lead=${encodeURIComponent(leadId)}`
}
