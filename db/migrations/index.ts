import type { Migration } from 'kysely/migration'
import * as baseline from './2026-11-29-baseline.ts'
import * as desk from './2026-11-29-desk.ts'
import * as application from './2026-11-30-application.ts'
import * as deskReplies from './2026-11-30-desk-replies.ts'
import * as searches from './2026-11-30-searches.ts'
import * as service from './2026-11-30-service.ts'
import * as wantedDocuments from './2026-11-30-wanted-documents.ts'
import * as answers from './2026-12-01-answer-changes.ts'
import * as incoming from './2026-12-01-incoming-mail.ts'
import * as samePerson from './2026-12-01-same-person.ts'

/** The migration that every site begins with; the database of a site from before it is not migrated. */
export const BASELINE = '2026-11-29-baseline'

/** Every migration, sorted by name. */
export const migrations: Record<string, Migration> = {
  [BASELINE]: baseline,
  '2026-11-29-desk': desk,
  '2026-11-30-application': application,
  '2026-11-30-desk-replies': deskReplies,
  '2026-11-30-searches': searches,
  '2026-11-30-service': service,
  '2026-11-30-wanted-documents': wantedDocuments,
  '2026-12-01-answer-changes': answers,
  '2026-12-01-incoming-mail': incoming,
  '2026-12-01-same-person': samePerson,
}
