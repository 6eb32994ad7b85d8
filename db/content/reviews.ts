import { type Selectable, sql } from 'kysely'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import type { ReviewTable } from '../schema/reviews.ts'
import type { TextKind } from '../schema/text-versions.ts'

/** What a page says about the broker who reviewed it. */
export interface Review {
  brokerId: string
  name: string
  title: string
  /** May be empty. */
  licenseNumber: string
  /** YYYY-MM-DD, in the office's time zone. */
  on: string
  /** The page was changed after it: nobody has read what it says now. */
  isOutdated: boolean
}

/** Who reviewed a page, if the broker's profile is shown. */
export async function findReview(db: Db, page: string): Promise<Review | undefined> {
  const row = await db
    .selectFrom('reviews')
    .innerJoin('brokers', 'brokers.id', 'reviews.broker_id')
    .select(['brokers.id', 'name', 'title', 'license_number', 'reviewed_on', 'reviewed_at'])
    .where('page', '=', page)
    .where('is_shown', '=', 1)
    .executeTakeFirst()
  if (!row) return undefined
  const changes = await lastChanges(db, [page])
  return {
    brokerId: row.id,
    name: row.name,
    title: row.title,
    licenseNumber: row.license_number ?? '',
    on: row.reviewed_on,
    isOutdated: isOutdated(row, changes.get(page)),
  }
}

/** The pages that a broker has reviewed, the days, and whether the pages still name the broker. */
export async function listReviewsBy(
  db: Db,
  brokerId: string,
): Promise<{ page: string; on: string; isOutdated: boolean }[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['page', 'reviewed_on', 'reviewed_at'])
    .where('broker_id', '=', brokerId)
    .orderBy('page')
    .execute()
  const pages = rows.map(({ page }) => page)
  const changes = await lastChanges(db, pages)
  return rows.map((row) => ({
    page: row.page,
    on: row.reviewed_on,
    isOutdated: isOutdated(row, changes.get(row.page)),
  }))
}

function isOutdated(
  { reviewed_on, reviewed_at }: Pick<Selectable<ReviewTable>, 'reviewed_on' | 'reviewed_at'>,
  changedAt: Timestamp | undefined,
): boolean {
  // Of an earlier review only the day is known: a change on a later one is after it.
  return changedAt !== undefined && changedAt > (reviewed_at ?? `${reviewed_on}T24`)
}

const TEXT_KINDS: TextKind[] = ['towns', 'products', 'vessels']

/** When staff last changed what pages say; a page that is as it came is left out. */
async function lastChanges(db: Db, pages: string[]): Promise<Map<string, Timestamp>> {
  if (pages.length === 0) return new Map()
  const slugs = pages.map((page) => decodeURIComponent(page.split('/')[2] ?? ''))
  const [posts, texts] = await Promise.all([
    db
      .selectFrom('blog_posts')
      .select([sql<string>`'blog'`.as('kind'), 'slug', 'edited_at as last'])
      .where('slug', 'in', slugs)
      .execute(),
    db
      .selectFrom('text_versions')
      .select(({ fn }) => ['kind', 'slug', fn.max('made_at').as('last')])
      .where('kind', 'in', TEXT_KINDS)
      .where('slug', 'in', slugs)
      .groupBy(['kind', 'slug'])
      .execute(),
  ])
  const changed = [...posts, ...texts].flatMap(({ kind, slug, last }) =>
    last === null ? [] : [[`/${kind}/${encodeURIComponent(slug)}`, last] as const],
  )
  return new Map(changed)
}
