import type { Product } from '../../db/content/products.ts'
import { nameOfSlug } from '../ui/name-of-slug.ts'

const LONGEST_NAME = { words: 4, characters: 40 }

/** A generic product page for an unknown slug: made from the address alone, and not indexed. */
export function defaultProduct(slug: string): Product {
  const name = nameOfSlug(slug, LONGEST_NAME) || 'Marine Insurance'
  return {
    slug,
    name,
    shortDescription: `${name} for boat owners, homeowners and businesses on the Connecticut shore.`,
    longDescription: undefined,
    features: [
      'Coverage arranged for what you own and how you use it',
      'Several insurers compared for you',
      'Advice from people who know the Sound',
      'Help on the day of a claim',
    ],
    icon: 'Shield',
    imagePath: undefined,
    sections: [],
    questions: [],
    metaTitle: undefined,
    metaDescription: undefined,
    keywords: [],
  }
}
