import type { Transaction } from 'kysely'
import type { Testimonial } from '../content/testimonials.ts'
import type { Database } from '../schema/index.ts'

/**
 * SAMPLES, to be replaced before launch: the quotes and the people are invented. They are marked as
 * samples, and not shown on a site with a public address. The home page also falls back on them if the
 * table was never filled or is unavailable.
 */
export const sampleTestimonials: Testimonial[] = [
  {
    id: '6a1f2c34-0d5e-4b7a-9c81-3e2d40b6a101',
    name: 'Margaret Doyle',
    location: 'Black Rock, Bridgeport',
    imagePath: undefined,
    rating: 5,
    testimonial:
      'They asked about my mooring and my winter yard before they asked about my budget. When a neighbor’s boat came down on mine, I knew whom to call, and somebody picked up.',
    featured: true,
    productType: 'boat-insurance',
    isSample: true,
  },
  {
    id: '6a1f2c34-0d5e-4b7a-9c81-3e2d40b6a102',
    name: 'Anthony Russo',
    location: 'Milford, CT',
    imagePath: undefined,
    rating: 5,
    testimonial:
      'I had three quotes and could not tell them apart. They read me the navigation limits and the named-storm deductible of each one, line by line. That made the choice easy.',
    featured: true,
    productType: 'luxury-yacht-insurance',
    isSample: true,
  },
  {
    id: '6a1f2c34-0d5e-4b7a-9c81-3e2d40b6a103',
    name: 'Ellen Whitaker',
    location: 'Stonington, CT',
    imagePath: undefined,
    rating: 5,
    testimonial:
      'Our house, our dock and our boat sat on three policies that did not know of each other. They laid all three on one table, showed us the gaps, and told us which were worth closing.',
    featured: true,
    productType: 'waterfront-property-insurance',
    isSample: true,
  },
]

/** A SAMPLE, never shown on a site with a public address: nobody said these words. */
export const marinaOwner: Testimonial = {
  id: 'marina-owner',
  name: 'Daniel Brandt',
  location: 'Marina owner, Westbrook, CT',
  imagePath: undefined,
  rating: 5,
  testimonial:
    'They walked every dock with me before they wrote a line. What I have now fits the yard I run, and in the fall they call me before I think of calling them.',
  featured: false,
  productType: 'marina',
  isSample: true,
}

/**
 * Fills an empty table with the samples, and updates samples that were not edited. Samples that staff
 * removed are not restored.
 */
export async function seedTestimonials(tx: Transaction<Database>): Promise<void> {
  const existing = await tx.selectFrom('testimonials').select('id').execute()
  const ids = new Set(existing.map(({ id }) => id))
  for (const [position, sample] of sampleTestimonials.entries()) {
    const row = {
      name: sample.name,
      location: sample.location,
      image_path: null,
      rating: sample.rating,
      testimonial: sample.testimonial,
      featured: 1 as const,
      product_type: sample.productType,
      position,
    }
    if (ids.size === 0) {
      await tx
        .insertInto('testimonials')
        .values({ id: sample.id, ...row })
        .execute()
    } else if (ids.has(sample.id)) {
      await tx
        .updateTable('testimonials')
        .set(row)
        .where('id', '=', sample.id)
        .where('edited_at', 'is', null)
        .execute()
    }
  }
}
