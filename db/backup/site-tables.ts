import type { Database } from '../schema/index.ts'

/** Every table of the site by name: the compiler finds one that is missing here. */
const CURRENT: Record<keyof Database, true> = {
  towns: true,
  vessels: true,
  products: true,
  testimonials: true,
  images: true,
  brokers: true,
  reviews: true,
  page_visits: true,
  page_visit_days: true,
  submissions: true,
  amendments: true,
  lead_notes: true,
  deliveries: true,
  attachments: true,
  outbox: true,
  heartbeats: true,
  limit_counts: true,
  site_revision: true,
  moves: true,
  drafts: true,
  draft_consents: true,
  settings: true,
  text_versions: true,
  staff: true,
  staff_passwords: true,
  staff_sessions: true,
  staff_verifications: true,
  staff_second_factors: true,
  staff_passkeys: true,
  staff_invitations: true,
  staff_password_links: true,
  staff_absences: true,
  sign_in_tries: true,
  opening_marks: true,
  audit_log: true,
  blog_posts: true,
  post_listings: true,
  post_counts: true,
  import_runs: true,
  subscribers: true,
  unsaved_posts: true,
}

/** A later migration removed it. */
const FORMER = ['newsletter_letters']

/** Where the library notes which migrations were applied. */
export const MIGRATIONS = 'kysely_migration'

/** The tables of the library alone. */
export const MIGRATION_TABLES: ReadonlySet<string> = new Set([MIGRATIONS, `${MIGRATIONS}_lock`])

/** All tables that a site of this version, or of an older one, has on Postgres. */
export const SITE_TABLES: ReadonlySet<string> = new Set([
  ...Object.keys(CURRENT),
  ...FORMER,
  ...MIGRATION_TABLES,
])
