import { listTownsAlongCoast } from '../../db/content/towns.ts'
import type { SitemapProvider } from '../http/sitemap-entry.ts'

/** The list of towns and every town. */
export const townPages: SitemapProvider = async (db) => [
  { path: '/towns' },
  ...(await listTownsAlongCoast(db)).map(({ slug }) => ({ path: `/towns/${slug}` })),
]
