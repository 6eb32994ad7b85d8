import { findReview } from '../../../db/content/reviews.ts'
import { orFallback } from '../../http/fallback.ts'
import { services } from '../../http/services.ts'
import { Day } from '../../layout/reviewed-by.tsx'

/** Says that a page names its reviewer no longer. */
export async function OutdatedReview({ path }: { path: string }) {
  const review = await orFallback('a review', () => findReview(services().db, path), undefined)
  if (!review?.isOutdated) return null
  return (
    <p>
      The review by {review.name} on <Day on={review.on} /> no longer shows, because the text was
      changed after it. Record a new one on the profile once {review.name} has read the page as it
      is now.
    </p>
  )
}
