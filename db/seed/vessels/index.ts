import type { Transaction } from 'kysely'
import type { Database } from '../../schema/index.ts'
import { upsertBuiltIn } from '../upsert.ts'
import { builtInVessels } from './built-in.ts'

export async function seedVessels(tx: Transaction<Database>): Promise<void> {
  for (const [position, { content, ...vessel }] of builtInVessels.entries()) {
    const {
      questions = [],
      relatedVessels = [],
      metaTitle,
      metaDescription,
      keywords = [],
      ...page
    } = content ?? {}
    await upsertBuiltIn(tx, 'vessels', {
      ...vessel,
      image_path: null,
      features: JSON.stringify(vessel.features),
      page_content: JSON.stringify(page),
      faqs: JSON.stringify(questions),
      related_vessels: JSON.stringify(relatedVessels),
      meta_title: metaTitle ?? null,
      meta_description: metaDescription ?? null,
      keywords: JSON.stringify(keywords),
      position,
    })
  }
}
