import { builtInProducts } from '../../db/seed/products/index.ts'
import { builtInTowns } from '../../db/seed/towns/index.ts'
import { builtInVessels } from '../../db/seed/vessels/built-in.ts'
import { articleSlugs } from '../../db/writing/articles.ts'

/** One address of each kind of page that search engines may list. */
export const INDEXED_PAGES = [
  '/',
  '/about',
  '/appointments',
  '/blog',
  '/blog/category/boat-insurance',
  '/blog/navigating-storm-season',
  '/boating-license',
  '/certificates',
  '/claims',
  '/claims/notice',
  '/questions',
  '/contact',
  '/policy-changes',
  '/privacy-policy',
  '/tools',
  '/tools/condominium-deductible',
  '/tools/flood-gap',
  '/tools/hurricane-deductible',
  '/tools/what-to-have-ready',
  '/compare',
  '/glossary',
  '/products',
  '/products/boat-insurance',
  '/quote',
  '/terms',
  '/the-compass',
  '/towns',
  '/towns/mystic',
  '/vessels',
  '/vessels/center-console',
]

/** An address that no page answers. */
export const NOT_FOUND = '/nowhere'

/** The page about a sent request, for somebody without its link: the answer is a 404, too. */
export const NO_REQUEST = '/request'

/** Likewise its application. */
export const NO_APPLICATION = '/request/application'

/** What owners paid, while staff have set no figures: the answer is a 404, too. */
export const NO_COSTS = '/tools/cost'

/** The page after a form, in a browser that sent one. */
const RECEIVED = '/quote/received?reference=FM-7K3Q-9XTD'

/** Every kind of page. A new route adds an address, and is then held to every check of the site. */
export const EVERY_PAGE = [
  ...INDEXED_PAGES,
  RECEIVED,
  '/contact/received',
  '/certificates/received',
  '/policy-changes/received',
  '/claims/notice/received',
  '/newsletter',
  '/newsletter/subscribed',
  '/search?q=hurricane',
  '/tools/condominium-deductible?deductible=200,000&units=48',
  '/tools/flood-gap?building=750k',
  '/tools/hurricane-deductible?value=450k&percent=5&usual=2500',
  '/tools/hurricane-deductible?value=-1',
  '/tools/what-to-have-ready?kind=yacht',
  NO_REQUEST,
  NO_APPLICATION,
  NO_COSTS,
  NOT_FOUND,
]

/** Pages that are made of their address. */
export const UNKNOWN_PRODUCT = '/products/kayak-insurance'
export const UNKNOWN_TOWN = '/towns/cos-cob'

const BUILT_IN_POSTS = [
  'choose-right-boat-insurance',
  'navigating-storm-season',
  'essential-guide-new-boat-owners',
]

export const PRODUCT_PAGES = builtInProducts.map(({ slug }) => `/products/${slug}`)
export const VESSEL_PAGES = builtInVessels.map(({ slug }) => `/vessels/${slug}`)
export const TOWN_PAGES = builtInTowns.map(({ slug }) => `/towns/${slug}`)

/** Every page with content of its own: a table, a long name or an odd source on one is on no other. */
export const CONTENT_PAGES = [
  ...PRODUCT_PAGES,
  ...VESSEL_PAGES,
  ...TOWN_PAGES,
  ...[...articleSlugs(), ...BUILT_IN_POSTS].map((slug) => `/blog/${slug}`),
  UNKNOWN_PRODUCT,
  UNKNOWN_TOWN,
]
