import type { Product } from '../../db/content/products.ts'
import { builtInProducts } from '../../db/seed/products/index.ts'
import type { BuiltInProduct } from '../../db/seed/products/product.ts'

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
