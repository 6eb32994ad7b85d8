import type { Broker } from '../../../../db/content/brokers.ts'
import { listReviewsBy } from '../../../../db/content/reviews.ts'
import { css } from '../../../../styled-system/css'
import { orFallback } from '../../../http/fallback.ts'
import { services } from '../../../http/services.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainSelect } from '../../../ui/field/plain-field.tsx'
import { listReviewable, type ReviewableKind } from './reviewable-pages.ts'

const stack = css({ display: 'grid', gap: '24', maxWidth: 'form' })
const heading = css({ textStyle: 'section' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })

/** What a broker has reviewed, and the form that records a review of today. */
export async function BrokerReviews({ broker }: { broker: Pick<Broker, 'id' | 'name'> }) {
  const { id, name } = broker
  const { db } = services()
  const [kinds, reviews] = await orFallback(
    'the reviews of a broker',
    () => Promise.all([listReviewable(db), listReviewsBy(db, id)]),
    [[], []],
  )
  const marks = new Map(
    reviews.map(({ page, on, isOutdated }) => [
      page,
      isOutdated ? `reviewed ${on}, changed since` : `reviewed ${on}`,
    ]),
  )
  return (
    <section className={stack} aria-labelledby="reviews">
      <h2 id="reviews" className={heading}>
        Pages reviewed by {name}
      </h2>
      <p>
        Record a review only when {name} has read the page as it is now. The page then names the
        broker, the license, and today’s date.
      </p>
      <form method="post" action="/api/staff/brokers/review" className={stack}>
        <input type="hidden" name="id" value={id} />
        <PlainSelect name="what" label="Pages" defaultValue="none">
          <option value="none">Choose one, or all of a kind</option>
          {kinds.map((kind) => (
            <Kind key={kind.all} kind={kind} marks={marks} />
          ))}
        </PlainSelect>
        <div className={row}>
          <Button type="submit" name="go" value="record">
            Record a review today
          </Button>
          <Button type="submit" name="go" value="withdraw">
            Withdraw the review
          </Button>
        </div>
      </form>
    </section>
  )
}

function Kind({ kind, marks }: { kind: ReviewableKind; marks: Map<string, string> }) {
  const { all, label, pages } = kind
  return (
    <optgroup label={label}>
      <option value={all}>{`All ${label}`}</option>
      {pages.map(({ path, name }) => (
        <option key={path} value={path}>
          {marks.has(path) ? `${name} (${marks.get(path)})` : name}
        </option>
      ))}
    </optgroup>
  )
}
