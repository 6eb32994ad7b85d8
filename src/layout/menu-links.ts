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

export const VESSEL_GROUPS: { name: string; vessels: { slug: string; label: string }[] }[] = [
  {
    name: 'Power',
    vessels: [
      { slug: 'power-boat', label: 'Power Boat' },
      { slug: 'center-console', label: 'Center Console' },
      { slug: 'pontoon', label: 'Pontoon' },
      { slug: 'wake-boat', label: 'Wake Boat' },
      { slug: 'bass-boat', label: 'Bass Boat' },
      { slug: 'raceboat', label: 'Raceboat' },
    ],
  },
  {
    name: 'Sail',
    vessels: [
      { slug: 'sailboat', label: 'Sailboat' },
      { slug: 'catamaran', label: 'Catamaran' },
    ],
  },
  {
    name: 'Other',
    vessels: [
      { slug: 'yacht', label: 'Yacht' },
      { slug: 'dinghy', label: 'Dinghy' },
      { slug: 'personal-watercraft', label: 'Personal Watercraft' },
      { slug: 'charter-boat', label: 'Charter Boat' },
      { slug: 'commercial-marine', label: 'Commercial Marine' },
    ],
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
