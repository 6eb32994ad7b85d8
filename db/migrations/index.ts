import type { Migration } from 'kysely/migration'
import * as leads from './2026-11-21-leads.ts'
import * as staff from './2026-11-21-staff.ts'
import * as vessels from './2026-11-21-vessels.ts'
import * as content from './2026-11-21-vessels-and-content.ts'
import * as writing from './2026-11-21-writing.ts'
import * as writingDesk from './2026-11-21-writing-desk.ts'
import * as everyMessage from './2026-11-22-every-message-is-a-delivery.ts'
import * as leadsDesk from './2026-11-22-leads-desk.ts'
import * as settings from './2026-11-22-settings.ts'
import * as staffRoles from './2026-11-22-staff-roles.ts'

/** Every migration, sorted by name. */
export const migrations: Record<string, Migration> = {
  '2026-11-21-leads': leads,
  '2026-11-21-staff': staff,
  '2026-11-21-vessels': vessels,
  '2026-11-21-vessels-and-content': content,
  '2026-11-21-writing': writing,
  '2026-11-21-writing-desk': writingDesk,
  '2026-11-22-every-message-is-a-delivery': everyMessage,
  '2026-11-22-leads-desk': leadsDesk,
  '2026-11-22-settings': settings,
  '2026-11-22-staff-roles': staffRoles,
}
