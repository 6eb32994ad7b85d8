import { COUNTED } from '../../../../db/leads/lead-counts.ts'

/** A number of leads beside a link or a choice: 12, or 1,000+. */
export function counted(leads: number): string {
  return isMore(leads) ? `${COUNTED.toLocaleString('en-US')}+` : leads.toLocaleString('en-US')
}

/** Likewise in a sentence: "12 leads", "more than 1,000 leads". */
export function countedLeads(leads: number): string {
  if (isMore(leads)) return `more than ${COUNTED.toLocaleString('en-US')} leads`
  return `${leads.toLocaleString('en-US')} ${leads === 1 ? 'lead' : 'leads'}`
}

function isMore(leads: number): boolean {
  return leads > COUNTED
}
