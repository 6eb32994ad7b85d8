import type { Product } from '../../db/content/products.ts'

/** The product's name followed by "Insurance", which is never repeated. */
export function insuranceName({ name }: Pick<Product, 'name'>): string {
  return `${name.replace(/ insurance$/i, '')} Insurance`
}

/** The title of a product's page. */
export function productTitle(product: Pick<Product, 'name' | 'metaTitle'>): string {
  return product.metaTitle ?? `${insuranceName(product)} in Connecticut`
}

export function productPath({ slug }: Pick<Product, 'slug'>): string {
  return `/products/${encodeURIComponent(slug)}`
}
