import type { Broker } from '../../../../db/content/brokers.ts'
import { listProducts } from '../../../../db/content/products.ts'
import { listReviewsBy } from '../../../../db/content/reviews.ts'
import { listTownsAlongCoast } from '../../../../db/content/towns.ts'
import type { Db } from '../../../../db/open.ts'
import { listNewestPosts } from '../../../../db/writing/posts.ts'
import { css } from '../../../../styled-system/css'
import { postHref } from '../../../blog/addresses.ts'
import { orFallback } from '../../../http/fallback.ts'
import { services } from '../../../http/services.ts'
import { productPath } from '../../../products/product-head.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { PlainSelect } from '../../../ui/field/plain-field.tsx'

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

/** The pages of a kind that a broker can review. */
interface ReviewableKind {
  /** The value that stands for all of them. */
  all: string
  label: string
  pages: { path: string; name: string }[]
}

/** The newest articles; older ones keep the reviews that they have. */
const MAX_ARTICLES = 100

/** Every page that can be reviewed, by kind. */
async function listReviewable(db: Db): Promise<ReviewableKind[]> {
  const [products, towns, posts] = await Promise.all([
    listProducts(db),
    listTownsAlongCoast(db),
    listNewestPosts(db, MAX_ARTICLES),
  ])
  const kinds = [
    {
      all: 'products',
      label: 'products',
      pages: products.map((product) => ({ path: productPath(product), name: product.name })),
    },
    {
      all: 'towns',
      label: 'towns',
      pages: towns.map(({ slug, name }) => ({ path: `/towns/${slug}`, name })),
    },
    {
      all: 'articles',
      label: 'articles',
      pages: posts.map((post) => ({ path: postHref(post), name: post.title })),
    },
  ]
  return kinds.filter(({ pages }) => pages.length > 0)
}

/**
 * The pages that a value of the form names: one, or all of a kind.
 * @returns Their paths and what they are in words; undefined for a value that names none.
 */
export async function pagesCalled(
  db: Db,
  value: string,
): Promise<{ pages: string[]; what: string } | undefined> {
  const kinds = await listReviewable(db)
  const kind = kinds.find(({ all }) => all === value)
  if (kind) return { pages: kind.pages.map(({ path }) => path), what: `all ${kind.label}` }
  const page = kinds.flatMap(({ pages }) => pages).find(({ path }) => path === value)
  return page && { pages: [page.path], what: `the page “${page.name}”` }
}
