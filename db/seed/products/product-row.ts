import type { BuiltInProduct } from './product.ts'

/** What the page of a product says, without its name and its icon. */
export type ProductTexts = Omit<BuiltInProduct, 'slug' | 'name' | 'icon'>

/** The texts of a product's page as the columns of its row. */
export function productTextColumns(texts: ProductTexts) {
  const { sections, questions } = texts
  return {
    short_description: texts.short_description,
    long_description: texts.long_description || null,
    features: JSON.stringify(texts.features),
    page_content: JSON.stringify({ sections, questions }),
    meta_description: texts.metaDescription || null,
    keywords: JSON.stringify(texts.keywords),
  }
}
