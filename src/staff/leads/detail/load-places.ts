import { findProduct } from '../../../../db/content/products.ts'
import { findTown } from '../../../../db/content/towns.ts'
import type { SubmissionSource } from '../../../../db/leads/submissions.ts'
import type { Db } from '../../../../db/open.ts'

/** A page of the site, by its name. */
export interface SourcePlace {
  name: string
  href: string
}

export interface SourcePlaces {
  town: SourcePlace | undefined
  product: SourcePlace | undefined
}

/** The town and the product that a visitor came from, as far as the site has pages about them. */
export async function loadPlaces(db: Db, source: SubmissionSource | null): Promise<SourcePlaces> {
  const [town, product] = await Promise.all([
    source?.town ? findTown(db, source.town) : undefined,
    source?.product ? findProduct(db, source.product) : undefined,
  ])
  return {
    town: town && { name: town.name, href: `/towns/${town.slug}` },
    product: product && { name: product.name, href: `/products/${product.slug}` },
  }
}
