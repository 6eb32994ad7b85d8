import { listProducts } from '../../../../db/content/products.ts'
import { listTownsAlongCoast } from '../../../../db/content/towns.ts'
import type { Db } from '../../../../db/open.ts'
import { listNewestPosts } from '../../../../db/writing/posts.ts'
import { postHref } from '../../../blog/addresses.ts'
import { productPath } from '../../../products/titles.ts'

/** The pages of a kind that a broker can review. */
export interface ReviewableKind {
  /** The value that stands for all of them. */
  all: string
  label: string
  pages: { path: string; name: string }[]
}

/** The newest articles; older ones keep the reviews that they have. */
const MAX_ARTICLES = 100

/** Every page that can be reviewed, by kind. */
export async function listReviewable(db: Db): Promise<ReviewableKind[]> {
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
