import type { StaffRole } from '../../../db/schema/staff.ts'

/** The roles as a heading or a choice names them. */
export const ROLE_NAMES: Record<StaffRole, string> = {
  owner: 'Owner',
  broker: 'Broker',
  writer: 'Writer',
}

/** What each role is for, in a line. */
export const ROLE_TEXTS: Record<StaffRole, string> = {
  owner: 'Everything, with the settings and who has an account.',
  broker: 'Everything but the settings and the accounts: leads, subscribers, texts, and the log.',
  writer: 'Posts, texts, testimonials, and the import of articles. No leads and no addresses.',
}
