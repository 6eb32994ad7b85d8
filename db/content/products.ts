import type { Selectable } from 'kysely'
import { entriesOf, fromJson, isObject, textsFromJson } from '../json-text.ts'
import type { Db } from '../open.ts'
import type { ProductTable } from '../schema/index.ts'
import { isQuestion, isSection, isSource, type Question, type Section } from '../schema/texts.ts'

export interface Product {
  slug: string
  name: string
  shortDescription: string
  longDescription: string | undefined
  features: string[]
  icon: string
  imagePath: string | undefined
  sections: Section[]
  questions: Question[]
  metaTitle: string | undefined
  metaDescription: string | undefined
  keywords: string[]
}

/** Every product, in menu order. */
export async function listProducts(db: Db): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(toProduct)
}

export async function findProduct(db: Db, slug: string): Promise<Product | undefined> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row && toProduct(row)
}

/** A row as its page shows it. JSON of another shape is left out. */
export function toProduct(row: Selectable<ProductTable>): Product {
  const content = fromJson(row.page_content, isObject, {})
  return {
    slug: row.slug,
    name: row.name,
    shortDescription: row.short_description,
    longDescription: row.long_description ?? undefined,
    features: textsFromJson(row.features),
    icon: row.icon,
    imagePath: row.image_path ?? undefined,
    sections: entriesOf(content.sections, isSection).map(withSoundSources),
    questions: entriesOf(content.questions, isQuestion),
    metaTitle: row.meta_title ?? undefined,
    metaDescription: row.meta_description ?? undefined,
    keywords: textsFromJson(row.keywords),
  }
}

function withSoundSources(section: Section): Section {
  return { ...section, sources: entriesOf(section.sources, isSource) }
}
