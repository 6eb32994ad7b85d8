import type { Db } from '../open.ts'
import { raiseSiteRevision } from '../ops/revision.ts'
import { seedProducts } from './products/index.ts'
import { seedTestimonials } from './testimonials.ts'
import { seedTowns } from './towns/index.ts'
import { seedVessels } from './vessels/index.ts'

/**
 * Upserts the built-in content, so that corrections reach a live site with its next migration.
 * Rows edited by staff are not changed.
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
