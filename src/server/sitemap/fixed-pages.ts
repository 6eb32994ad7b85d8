import type { SitemapProvider } from '../../http/sitemap-entry.ts'

const PATHS = [
  '/',
  '/about',
  '/contact',
  '/quote',
  '/appointments',
  '/boating-license',
  '/claims',
  '/questions',
  '/privacy-policy',
  '/terms',
]

/** The pages that do not come from the database. */
export const fixedPages: SitemapProvider = async () => PATHS.map((path) => ({ path }))
