import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
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
  const changedAt = await lastChange(db, page)
  return {
    brokerId: row.id,
    name: row.name,
    title: row.title,
    licenseNumber: row.license_number ?? '',
    on: row.reviewed_on,
    // Of an earlier review only the day is known: a change on a later one is after it.
    isOutdated: changedAt !== null && changedAt > (row.reviewed_at ?? `${row.reviewed_on}T24`),
  }
}

/** When staff last changed what a page says; null when it is as it came. */
async function lastChange(db: Db, page: string): Promise<Timestamp | null> {
  const [, kind = '', slug = ''] = page.split('/').map(decodeURIComponent)
  if (kind === 'blog') {
    const posts = db.selectFrom('blog_posts').select('edited_at').where('slug', '=', slug)
    return (await posts.executeTakeFirst())?.edited_at ?? null
  }
  const { last } = await db
    .selectFrom('text_versions')
    .select(({ fn }) => fn.max('made_at').as('last'))
    .where('kind', '=', kind as TextKind)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return last
}

/** The pages that a broker has reviewed, and the days. */
export async function listReviewsBy(
  db: Db,
  brokerId: string,
): Promise<{ page: string; on: string }[]> {
  return db
    .selectFrom('reviews')
    .select(['page', 'reviewed_on as on'])
    .where('broker_id', '=', brokerId)
    .orderBy('page')
    .execute()
}
