import type { Migration } from 'kysely/migration'
import * as leads from './2026-11-21-leads.ts'
import * as staff from './2026-11-21-staff.ts'
import * as vessels from './2026-11-21-vessels.ts'
import * as content from './2026-11-21-vessels-and-content.ts'
import * as writing from './2026-11-21-writing.ts'
import * as writingDesk from './2026-11-21-writing-desk.ts'
import * as accounts from './2026-11-22-accounts.ts'
import * as afterSending from './2026-11-22-after-sending.ts'
import * as brokers from './2026-11-22-brokers.ts'
import * as drafts from './2026-11-22-drafts.ts'
import * as editor from './2026-11-22-editor.ts'
import * as everyMessage from './2026-11-22-every-message-is-a-delivery.ts'
import * as leadsDesk from './2026-11-22-leads-desk.ts'
import * as leadsSpeed from './2026-11-22-leads-speed.ts'
import * as limits from './2026-11-22-limits.ts'
import * as previews from './2026-11-22-previews.ts'
import * as resume from './2026-11-22-resume.ts'
import * as reviews from './2026-11-22-reviews.ts'
import * as settings from './2026-11-22-settings.ts'
import * as staffRoles from './2026-11-22-staff-roles.ts'
import * as texts from './2026-11-22-texts.ts'
import * as townPictures from './2026-11-22-town-pictures.ts'
import * as trimmedIndexes from './2026-11-22-trimmed-indexes.ts'
import * as wordsOfDeletedLeads from './2026-11-22-words-of-deleted-leads.ts'
import * as followUps from './2026-11-26-follow-ups.ts'
import * as joinedWords from './2026-11-26-joined-words.ts'
import * as wordsOfNotes from './2026-11-26-words-of-notes.ts'
import * as wordsSearchedFor from './2026-11-26-words-searched-for.ts'
import * as momentsOfReviews from './2026-11-27-moments-of-reviews.ts'
import * as wordsAsSeen from './2026-11-27-words-as-seen.ts'

/**
 * Those that only index leads anew, page by page: repeating one does no harm, and in one transaction it would
 * keep a SQLite file locked for as long as it takes.
 */
export const onlyIndexing = [
  '2026-11-26-joined-words',
  '2026-11-26-words-of-notes',
  '2026-11-27-words-as-seen',
]

/** Every migration, sorted by name. */
export const migrations: Record<string, Migration> = {
  '2026-11-21-leads': leads,
  '2026-11-21-staff': staff,
  '2026-11-21-vessels': vessels,
  '2026-11-21-vessels-and-content': content,
  '2026-11-21-writing': writing,
  '2026-11-21-writing-desk': writingDesk,
  '2026-11-22-accounts': accounts,
  '2026-11-22-after-sending': afterSending,
  '2026-11-22-brokers': brokers,
  '2026-11-22-drafts': drafts,
  '2026-11-22-editor': editor,
  '2026-11-22-every-message-is-a-delivery': everyMessage,
  '2026-11-22-leads-desk': leadsDesk,
  '2026-11-22-leads-speed': leadsSpeed,
  '2026-11-22-limits': limits,
  '2026-11-22-previews': previews,
  '2026-11-22-resume': resume,
  '2026-11-22-reviews': reviews,
  '2026-11-22-settings': settings,
  '2026-11-22-staff-roles': staffRoles,
  '2026-11-22-texts': texts,
  '2026-11-22-town-pictures': townPictures,
  '2026-11-22-trimmed-indexes': trimmedIndexes,
  '2026-11-22-words-of-deleted-leads': wordsOfDeletedLeads,
  '2026-11-26-follow-ups': followUps,
  '2026-11-26-joined-words': joinedWords,
  '2026-11-26-words-of-notes': wordsOfNotes,
  '2026-11-26-words-searched-for': wordsSearchedFor,
  '2026-11-27-moments-of-reviews': momentsOfReviews,
  '2026-11-27-words-as-seen': wordsAsSeen,
}
