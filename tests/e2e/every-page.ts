/** One address of each kind of page that search engines may list. */
export const INDEXED_PAGES = [
  '/',
  '/about',
  '/appointments',
  '/blog',
  '/blog/category/boat-insurance',
  '/blog/navigating-storm-season',
  '/boating-license',
  '/contact',
  '/privacy-policy',
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

/** The page after a form, in a browser that sent one. */
const RECEIVED = '/quote/received?reference=FM-7K3Q-9XTD'

/** Every kind of page. A new route adds an address, and is then held to every check of the site. */
export const EVERY_PAGE = [
  ...INDEXED_PAGES,
  RECEIVED,
  '/contact/received',
  '/newsletter',
  '/newsletter/subscribed',
  NOT_FOUND,
]
