interface Reading {
  href: string
  title: string
}

const READING = [
  { slug: 'local-insurance-matters', title: 'Why Local Insurance Matters', isLocal: false },
  {
    slug: 'compare-boat-insurance-quotes-connecticut',
    title: 'Comparing Boat Insurance Quotes',
    isLocal: false,
  },
  {
    slug: 'do-i-need-boat-insurance-in-connecticut',
    title: 'Do I Need Boat Insurance in Connecticut?',
    isLocal: true,
  },
  {
    slug: 'understanding-boat-insurance-coverage',
    title: 'Understanding Boat Insurance Coverage',
    isLocal: true,
  },
  {
    slug: 'top-boat-insurance-companies-connecticut',
    title: 'Choosing a Boat Insurance Company',
    isLocal: true,
  },
  {
    slug: 'seasonal-boat-insurance-guide',
    title: 'The Seasonal Boat Insurance Guide',
    isLocal: true,
  },
]

/** The articles linked on a town's page; those with a town placeholder are shown for this town. */
export function readingFor(town: string): Reading[] {
  return READING.map(({ slug, title, isLocal }) => ({
    href: `/blog/${slug}${isLocal ? `?town=${town}` : ''}`,
    title,
  }))
}

/** Official pages that every boat owner on this shore needs. */
export const OFFICIAL_PAGES: Reading[] = [
  {
    href: 'https://www.weather.gov/okx/',
    title: 'Marine forecast, National Weather Service',
  },
  {
    href: 'https://portal.ct.gov/deep/boating',
    title: 'Connecticut boating guidelines',
  },
  {
    href: 'https://portal.ct.gov/deep/boating/certification/how-to-get-a-certificate-to-operate',
    title: 'Connecticut boater safety certificate',
  },
]
