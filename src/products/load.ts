import { findProduct, listProducts, type Product } from '../../db/content/products.ts'
import { orFallback } from '../http/fallback.ts'
import { memoizePerRequest } from '../http/memoize-per-request.ts'
import { markMadeUp } from '../http/rendering.ts'
import { services } from '../http/services.ts'
import { builtInProduct } from './built-in.ts'
import { defaultProduct } from './default-product.ts'

/** Every product, in menu order; none if the database is unavailable. */
export function loadProducts(): Promise<Product[]> {
  return orFallback('products', () => listProducts(services().db), [])
}

/**
 * The product at an address: from the database, built in if the database is unavailable, or made
 * from the address. `isKnown` is false for the last.
 */
export async function loadProduct(slug: string): Promise<{ product: Product; isKnown: boolean }> {
  const builtIn = builtInProduct(slug)
  const found = await orFallback('a product', () => storedProduct(slug), builtIn)
  const known = found ?? builtIn
  if (known) return { product: known, isKnown: true }
  markMadeUp()
  return { product: defaultProduct(slug), isKnown: false }
}

/**
 * The product with a slug in the database, read once a page.
 * @throws When the database is unavailable.
 */
function storedProduct(slug: string): Promise<Product | undefined> {
  return memoizePerRequest(`the product ${slug}`, () => findProduct(services().db, slug))
}
