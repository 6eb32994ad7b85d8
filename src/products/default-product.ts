import type { Product } from '../../db/content/products.ts'

const MAX_NAME = 60

/** A generic product page for an unknown slug: made from the address alone, and not indexed. */
export function defaultProduct(slug: string): Product {
  const name = nameOf(slug)
  return {
    slug,
    name,
    shortDescription: `${name} for boat owners, homeowners and businesses on the Connecticut shore.`,
    longDescription: undefined,
    features: [
      'Cover arranged for what you own and how you use it',
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

/** `charter-boat-insurance` becomes Charter Boat Insurance. */
function nameOf(slug: string): string {
  const words = slug
    .slice(0, MAX_NAME)
    .split(/[-_\s]+/)
    .filter(Boolean)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return name || 'Marine Insurance'
}
