import type { LeadStatus } from '../schema/leads.ts'

export type { LeadStatus }

/** All there are, in the order of their lives. */
export const LEAD_STATUSES = [
  'new',
  'in-work',
  'quoted',
  'won',
  'lost',
  'handled',
] as const satisfies LeadStatus[]

/** Those that still need somebody. */
export const OPEN_STATUSES = ['new', 'in-work', 'quoted'] as const satisfies LeadStatus[]
/** Those that are over. */
export const CLOSED_STATUSES = ['won', 'lost', 'handled'] as const satisfies LeadStatus[]

/** The status that a form or an address names, or undefined. */
export function leadStatus(text: string | null | undefined): LeadStatus | undefined {
  return LEAD_STATUSES.find((status) => status === text)
}
