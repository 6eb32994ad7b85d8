import type { Transaction } from 'kysely'
import type { Database } from '../../schema.ts'
import { upsertBuiltIn } from '../upsert.ts'
import type { BuiltInTown } from './town.ts'

/** The built-in towns from west to east, as they lie along the shore. */
export const builtInTowns: BuiltInTown[] = []

export async function seedTowns(tx: Transaction<Database>): Promise<void> {
  for (const [position, town] of builtInTowns.entries()) {
    const { facts, sections, questions } = town
    await upsertBuiltIn(tx, 'towns', {
      slug: town.slug,
      name: town.name,
      county: town.county,
      title: town.title,
      description: town.description,
      meta_description: town.metaDescription,
      risk_points: JSON.stringify(town.riskPoints),
      local_image: null,
      keywords: JSON.stringify(town.keywords),
      available_products: JSON.stringify(town.availableProducts),
      marinas: JSON.stringify(town.marinas),
      local_attractions: JSON.stringify(town.localAttractions),
      insurance_tips: JSON.stringify(town.insuranceTips),
      page_content: JSON.stringify({ facts, sections, questions }),
      latitude: town.latitude,
      longitude: town.longitude,
      forecast_zone: town.forecastZone,
      coast_order: position,
    })
  }
}
