import { builtInProducts } from '../../db/seed/products/index.ts'
import { builtInTowns } from '../../db/seed/towns/index.ts'
import { builtInVessels } from '../../db/seed/vessels/built-in.ts'
import { HOME, type MenuLink, PLAIN_SECTIONS, PRODUCTS, TOWNS, VESSELS } from './menu-links.ts'

/**
 * Every page that somebody may look for by name. The built-in ones suffice: a wrong address costs no
 * query, however many programs try.
 */
export const namedPages: readonly MenuLink[] = [
  HOME,
  PRODUCTS,
  VESSELS,
  TOWNS,
  ...PLAIN_SECTIONS,
  { href: '/quote', label: 'Get a quote' },
  { href: '/appointments', label: 'Make an appointment' },
  { href: '/boating-license', label: 'Connecticut’s boating certificate' },
  { href: '/claims', label: 'File a claim: what to do first' },
  { href: '/claims/notice', label: 'Tell the agency of a loss' },
  { href: '/certificates', label: 'Certificates of insurance' },
  { href: '/policy-changes', label: 'Policy changes' },
  { href: '/questions', label: 'Questions and answers' },
  { href: '/tools', label: 'Tools for owners' },
  { href: '/compare', label: 'Policies side by side' },
  { href: '/glossary', label: 'Glossary' },
  { href: '/newsletter', label: 'Newsletter' },
  { href: '/privacy-policy', label: 'Privacy policy' },
  { href: '/terms', label: 'Terms' },
  ...builtInProducts.map(({ slug, name }) => ({ href: `/products/${slug}`, label: name })),
  ...builtInVessels.map(({ slug, name }) => ({ href: `/vessels/${slug}`, label: name })),
  ...builtInTowns.map(({ slug, name }) => ({ href: `/towns/${slug}`, label: name })),
]
