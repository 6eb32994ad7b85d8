import type { Product } from '../../db/content/products.ts'

const groups = [
  { title: 'Boats', slugs: ['boat-insurance', 'boat-yacht-insurance', 'personal-watercraft'] },
  { title: 'Yachts', slugs: ['yacht-insurance', 'luxury-yacht-insurance'] },
  {
    title: 'Homes and Waterfronts',
    slugs: [
      'waterfront-property',
      'waterfront-property-insurance',
      'home-insurance',
      'flood-insurance',
    ],
  },
  { title: 'Marine Businesses', slugs: ['commercial-marine', 'commercial-marine-insurance'] },
  { title: 'Cars, and Everything Else', slugs: ['auto-insurance'] },
]

export interface ProductGroup {
  title: string
  products: Product[]
}

/** The products as five choices; one that belongs to none of them is in the last. */
export function groupProducts(products: Product[]): ProductGroup[] {
  const known = new Set(groups.flatMap((group) => group.slugs))
  return groups
    .map(({ title, slugs }, index) => ({
      title,
      products: products.filter(
        ({ slug }) => slugs.includes(slug) || (index === groups.length - 1 && !known.has(slug)),
      ),
    }))
    .filter((group) => group.products.length > 0)
}
