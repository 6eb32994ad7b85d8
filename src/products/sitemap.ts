import { listProducts } from '../../db/content/products.ts'
import type { SitemapProvider } from '../http/sitemap-entry.ts'
import { productPath } from './titles.ts'

/** The product list and every product. */
export const productPages: SitemapProvider = async (db) => [
  { path: '/products' },
  ...(await listProducts(db)).map((product) => ({ path: productPath(product) })),
]
