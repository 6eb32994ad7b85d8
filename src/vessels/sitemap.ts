import { listVesselOptions } from '../../db/vessels.ts'
import type { SitemapProvider } from '../sitemap/entry.ts'

/** The list of vessel types and every type. */
export const vesselPages: SitemapProvider = async (db) => [
  { path: '/vessels' },
  ...(await listVesselOptions(db)).map(({ slug }) => ({ path: `/vessels/${slug}` })),
]
