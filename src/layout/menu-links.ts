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

/**
 * The menus of the header, and what they hold before the late script fills them (`src/chart/late-script/menu-content.ts`)
 * or without it. They are in the HTML of every page, so they are few.
 */
export const MENU_LINKS: { id: string; label: string; section: string; links: MenuLink[] }[] = [
  {
    id: 'products-menu',
    label: 'Products',
    section: '/products',
    links: [
      { href: '/products', label: 'All products' },
      { href: '/boating-license', label: 'Boating certificate' },
    ],
  },
  {
    id: 'vessels-menu',
    label: 'Vessels',
    section: '/vessels',
    links: [{ href: '/vessels', label: 'All vessel types' }],
  },
  {
    id: 'towns-menu',
    label: 'Towns We Serve',
    section: '/towns',
    links: [
      { href: '/towns/greenwich', label: 'Greenwich' },
      { href: '/towns/stamford', label: 'Stamford' },
      { href: '/towns/norwalk', label: 'Norwalk' },
      { href: '/towns/westbrook', label: 'Westbrook' },
      { href: '/towns/milford', label: 'Milford' },
      { href: '/towns', label: 'All 24 coastal towns' },
    ],
  },
]

/** The `aria-current` of a link to the visitor's page or a page above it. */
export function current(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
