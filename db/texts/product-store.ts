import { type Product, toProduct } from '../content/products.ts'
import type { Question } from '../schema/texts.ts'
import { builtInProducts } from '../seed/products/index.ts'
import { productTextColumns } from '../seed/products/product-row.ts'
import {
  leanSections,
  storedText,
  type TextStore,
  type WholeSection,
  wholeSections,
} from './text-store.ts'

/** What staff edit of a product's page. */
export interface ProductText {
  shortDescription: string
  longDescription: string
  features: string[]
  sections: WholeSection[]
  questions: Question[]
  metaDescription: string
  keywords: string[]
}

const COLUMNS = [
  'short_description',
  'long_description',
  'features',
  'page_content',
  'meta_description',
  'keywords',
] as const

export const productStore: TextStore<Product, ProductText> = {
  kind: 'products',
  async find(db, slug) {
    const row = await db
      .selectFrom('products')
      .selectAll()
      .where('slug', '=', slug)
      .executeTakeFirst()
    return storedText(row, COLUMNS, toProduct)
  },
  async write(tx, slug, columns, edited_at) {
    await tx
      .updateTable('products')
      .set({ ...columns, edited_at })
      .where('slug', '=', slug)
      .execute()
  },
  builtIn(slug) {
    const product = builtInProducts.find((one) => one.slug === slug)
    return product && productTextColumns(product)
  },
  textOf: (product) => ({
    shortDescription: product.shortDescription,
    longDescription: product.longDescription ?? '',
    features: product.features,
    sections: wholeSections(product.sections),
    questions: product.questions,
    metaDescription: product.metaDescription ?? '',
    keywords: product.keywords,
  }),
  columnsOf: (text) =>
    productTextColumns({
      short_description: text.shortDescription,
      long_description: text.longDescription,
      features: text.features,
      sections: leanSections(text.sections),
      questions: text.questions,
      metaDescription: text.metaDescription,
      keywords: text.keywords,
    }),
}
