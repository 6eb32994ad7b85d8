import { listVesselOptions } from '../../db/content/vessels.ts'
import type { SitemapProvider } from '../http/sitemap-entry.ts'

/** The list of vessel types and every type. */
export const vesselPages: SitemapProvider = async (db) => [
  { path: '/vessels' },
  ...(await listVesselOptions(db)).map(({ slug }) => ({ path: `/vessels/${slug}` })),
]
