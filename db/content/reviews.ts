import type { Db } from '../open.ts'

/** What a page says about the broker who reviewed it. */
export interface Review {
  brokerId: string
  name: string
  title: string
  /** May be empty. */
  licenseNumber: string
  /** YYYY-MM-DD, in the office's time zone. */
  on: string
}

/** Who reviewed a page, if the broker's profile is shown. */
export async function findReview(db: Db, page: string): Promise<Review | undefined> {
  const row = await db
    .selectFrom('reviews')
    .innerJoin('brokers', 'brokers.id', 'reviews.broker_id')
    .select(['brokers.id', 'name', 'title', 'license_number', 'reviewed_on'])
    .where('page', '=', page)
    .where('is_shown', '=', 1)
    .executeTakeFirst()
  return (
    row && {
      brokerId: row.id,
      name: row.name,
      title: row.title,
      licenseNumber: row.license_number ?? '',
      on: row.reviewed_on,
    }
  )
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
