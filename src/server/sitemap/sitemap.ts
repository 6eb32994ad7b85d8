import { listProducts } from '../../../db/content/products.ts'
import { listTownsAlongCoast } from '../../../db/content/towns.ts'
import { listVesselOptions } from '../../../db/content/vessels.ts'
import type { Db } from '../../../db/open.ts'
import { countTopics } from '../../../db/writing/post-listings.ts'
import type { SitemapEntry } from '../../blog/sitemap.ts'
import { blogPages, postPages } from '../../blog/sitemap.ts'
import { agency } from '../../http/agency.ts'
import { xmlText } from '../../http/escape.ts'
import { productPath } from '../../products/product-head.tsx'
import { COST_PATH } from '../../settings/costs.ts'

/** A sitemap may name 50,000 addresses. The posts share theirs with a few hundred other pages. */
const POSTS_A_FILE = 45_000

/** The pages that do not come from the database, and the lists of those that do. */
const FIXED_PATHS = [
  '/',
  '/about',
  '/contact',
  '/quote',
  '/appointments',
  '/boating-license',
  '/claims',
  '/claims/notice',
  '/certificates',
  '/policy-changes',
  '/questions',
  '/privacy-policy',
  '/terms',
  '/tools',
  '/tools/hurricane-deductible',
  '/tools/flood-gap',
  '/tools/condominium-deductible',
  '/tools/what-to-have-ready',
  '/compare',
  '/glossary',
  '/products',
  '/vessels',
  '/towns',
]

/**
 * Every indexable page as sitemap XML, or a sitemap index when there are too many posts for one
 * file.
 * @param siteUrl The address of the site, without a slash at its end.
 */
export async function sitemapXml(
  db: Db,
  siteUrl: string,
  postsAFile = POSTS_A_FILE,
): Promise<string> {
  const { all = 0 } = await countTopics(db)
  if (all <= postsAFile) {
    const entries = [...(await pagesWithoutPosts(db)), ...(await postPages(db, 0, postsAFile))]
    return writeSitemap(entries, siteUrl)
  }
  const parts = Array.from({ length: Math.ceil(all / postsAFile) + 1 }, (_, part) => part)
  return writeIndex(
    parts.map((part) => `/sitemap-${part}.xml`),
    siteUrl,
  )
}

/**
 * One file of the sitemap index: part 0 has every page that is not a post.
 * @returns Undefined when there is no such part.
 */
export async function sitemapPart(
  db: Db,
  siteUrl: string,
  part: number,
  postsAFile = POSTS_A_FILE,
): Promise<string | undefined> {
  const { all = 0 } = await countTopics(db)
  if (part > Math.ceil(all / postsAFile)) return undefined
  const entries =
    part === 0
      ? await pagesWithoutPosts(db)
      : await postPages(db, (part - 1) * postsAFile, postsAFile)
  return writeSitemap(entries, siteUrl)
}

async function pagesWithoutPosts(db: Db): Promise<SitemapEntry[]> {
  const [products, vessels, towns, blog] = await Promise.all([
    listProducts(db),
    listVesselOptions(db),
    listTownsAlongCoast(db),
    blogPages(db),
  ])
  const paths = [
    ...FIXED_PATHS,
    ...(agency().costs.length > 0 ? [COST_PATH] : []),
    ...products.map(productPath),
    ...vessels.map(({ slug }) => `/vessels/${slug}`),
    ...towns.map(({ slug }) => `/towns/${slug}`),
  ]
  return [...paths.map((path) => ({ path })), ...blog]
}

/** The XML of some entries. */
export function writeSitemap(entries: SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(
    ({ path, lastModified }) =>
      `<url><loc>${xmlText(siteUrl + path)}</loc>${
        lastModified ? `<lastmod>${xmlText(lastModified)}</lastmod>` : ''
      }</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

function writeIndex(paths: string[], siteUrl: string): string {
  const files = paths.map((path) => `<sitemap><loc>${xmlText(siteUrl + path)}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join('\n')}
</sitemapindex>
`
}
