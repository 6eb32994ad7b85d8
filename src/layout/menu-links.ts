export interface MenuLink {
  href: string
  label: string
}

export const HOME: MenuLink = { href: '/', label: 'Home' }
export const PRODUCTS: MenuLink = { href: '/products', label: 'Products' }
export const VESSELS: MenuLink = { href: '/vessels', label: 'Vessels' }
export const TOWNS: MenuLink = { href: '/towns', label: 'Towns' }

/** The sections that are plain links in the header. */
export const PLAIN_SECTIONS: MenuLink[] = [
  { href: '/blog', label: 'Blog' },
  { href: '/the-compass', label: 'The Compass' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
]

export const PRODUCT_LINKS: MenuLink[] = [
  { href: '/products/boat-yacht-insurance', label: 'Boat & Yacht' },
  { href: '/products/luxury-yacht-insurance', label: 'Luxury Yacht' },
  { href: '/products/personal-watercraft', label: 'Personal Watercraft' },
  { href: '/products/commercial-marine-insurance', label: 'Commercial Marine' },
  { href: '/products/waterfront-property-insurance', label: 'Waterfront Property' },
  { href: '/products/flood-insurance', label: 'Flood' },
  { href: '/products/home-insurance', label: 'Home' },
  { href: '/products/auto-insurance', label: 'Auto' },
]

/** The slug of a vessel type is its label in lower case, with hyphens. */
export const VESSEL_GROUPS = [
  {
    name: 'Power',
    vessels: ['Power Boat', 'Center Console', 'Pontoon', 'Wake Boat', 'Bass Boat', 'Raceboat'],
  },
  { name: 'Sail', vessels: ['Sailboat', 'Catamaran'] },
  {
    name: 'Other',
    vessels: ['Yacht', 'Dinghy', 'Personal Watercraft', 'Charter Boat', 'Commercial Marine'],
  },
]

export const POPULAR_TOWNS: MenuLink[] = [
  { href: '/towns/greenwich', label: 'Greenwich' },
  { href: '/towns/stamford', label: 'Stamford' },
  { href: '/towns/norwalk', label: 'Norwalk' },
  { href: '/towns/westbrook', label: 'Westbrook' },
  { href: '/towns/milford', label: 'Milford' },
]

/** The `aria-current` of a link to the visitor's page or a page above it. */
export function current(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
