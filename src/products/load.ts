import { findProduct, listProducts, type Product } from '../../db/content/products.ts'
import { findTestimonialFor, type Testimonial } from '../../db/content/testimonials.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { builtInProduct } from './built-in.ts'
import { defaultProduct } from './default-product.ts'
import { marinaOwner } from './marina-owner.ts'

/** Every product, in menu order; none when the database is away. */
export function loadProducts(): Promise<Product[]> {
  return orFallback('products', () => listProducts(services().db), [])
}

/**
 * The product of an address: as the database has it, as it is built in when the database is away,
 * or one made of the address. `isKnown` is false for the last.
 */
export async function loadProduct(slug: string): Promise<{ product: Product; isKnown: boolean }> {
  const builtIn = builtInProduct(slug)
  const found = await orFallback('a product', () => findProduct(services().db, slug), builtIn)
  const known = found ?? builtIn
  return known
    ? { product: known, isKnown: true }
    : { product: defaultProduct(slug), isKnown: false }
}

/** What a client said of a product; a marina owner's words when nobody spoke of this one. */
export async function loadTestimonialFor(slug: string): Promise<Testimonial> {
  const found = await orFallback(
    'a testimonial',
    () => findTestimonialFor(services().db, slug),
    undefined,
  )
  return found ?? marinaOwner
}
