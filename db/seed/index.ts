import type { Db } from '../open.ts'
import { raiseSiteRevision } from '../ops/revision.ts'
import { seedProducts } from './products/index.ts'
import { seedTestimonials } from './testimonials.ts'
import { seedTowns } from './towns/index.ts'
import { seedVessels } from './vessels/index.ts'

/**
 * Upserts the built-in content, so that a correction reaches a live site at its next migration.
 * Rows that staff edited stay as they are.
 */
export async function seedBuiltInContent(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await seedVessels(tx)
    await seedProducts(tx)
    await seedTowns(tx)
    await seedTestimonials(tx)
    await raiseSiteRevision(tx)
  })
}
