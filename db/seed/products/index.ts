import type { Transaction } from 'kysely'
import type { Database } from '../../schema.ts'
import { upsertBuiltIn } from '../upsert.ts'
import type { BuiltInProduct } from './product.ts'

/** The built-in products, in menu order. */
export const builtInProducts: BuiltInProduct[] = []

export async function seedProducts(tx: Transaction<Database>): Promise<void> {
  for (const [position, product] of builtInProducts.entries()) {
    const { sections, questions, features, keywords, metaTitle, metaDescription, ...row } = product
    await upsertBuiltIn(tx, 'products', {
      ...row,
      features: JSON.stringify(features),
      keywords: JSON.stringify(keywords),
      page_content: JSON.stringify({ sections, questions }),
      meta_title: metaTitle,
      meta_description: metaDescription,
      image_path: null,
      position,
    })
  }
}
