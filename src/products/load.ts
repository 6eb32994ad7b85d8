import { findProduct, listProducts, type Product } from '../../db/content/products.ts'
import { builtInProducts } from '../../db/seed/products/index.ts'
import type { BuiltInProduct } from '../../db/seed/products/product.ts'
import { orFallback } from '../http/fallback.ts'
import { memoizePerRequest } from '../http/memoize-per-request.ts'
import { markMadeUp } from '../http/rendering.ts'
import { services } from '../http/services.ts'
import { nameOfSlug } from '../ui/name-of-slug.ts'

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

/** A built-in product in the form the database returns, for when the database is unavailable. */
export function builtInProduct(slug: string): Product | undefined {
  const found = builtInProducts.find((product) => product.slug === slug)
  return found && toProduct(found)
}

function toProduct(builtIn: BuiltInProduct): Product {
  const { slug, name, features, icon, sections, questions, metaDescription, keywords } = builtIn
  return {
    slug,
    name,
    shortDescription: builtIn.short_description,
    longDescription: builtIn.long_description,
    features,
    icon,
    imagePath: undefined,
    sections,
    questions,
    metaTitle: undefined,
    metaDescription,
    keywords,
  }
}

const LONGEST_NAME = { words: 4, characters: 40 }

/** A generic product page for an unknown slug: made from the address alone, and not indexed. */
export function defaultProduct(slug: string): Product {
  const name = nameOfSlug(slug, LONGEST_NAME) || 'Marine Insurance'
  return {
    slug,
    name,
    shortDescription: `${name} for boat owners, homeowners and businesses on the Connecticut shore.`,
    longDescription: undefined,
    features: [
      'Coverage arranged for what you own and how you use it',
      'Several insurers compared for you',
      'Advice from people who know the Sound',
      'Help on the day of a claim',
    ],
    icon: 'Shield',
    imagePath: undefined,
    sections: [],
    questions: [],
    metaTitle: undefined,
    metaDescription: undefined,
    keywords: [],
  }
}
