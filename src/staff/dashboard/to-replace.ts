import {
  areSamplesRemoved,
  countProductsWithoutTestimonial,
  countUntouchedSamples,
} from '../../../db/content/samples.ts'
import type { Db } from '../../../db/open.ts'
import { listOpeningMarks, type MarkedCheck } from '../../../db/staff/opening-checks.ts'
import { type Config, parseConfig } from '../../settings/config.ts'
import { isPublicAddress } from '../../settings/public-site.ts'

/** Something that an agency replaces before its site opens. */
export interface ToReplace {
  /** Identifies it in the marks and in the log. */
  name: string
  what: string
  why: string
  /** The page where it can be changed or read, or what to do instead. */
  where: { href: string; label: string; isForOwners?: boolean } | string
  /** No program can check it: it leaves the list only when it is marked. */
  isReading?: boolean
}

/** What is left to do, and what staff have marked. */
export interface OpeningList {
  open: ToReplace[]
  marked: (ToReplace & MarkedCheck)[]
}

/** Points that no program can check. */
export const READINGS: readonly ToReplace[] = [
  {
    isReading: true,
    name: 'legal',
    what: 'The legal pages',
    why: 'No lawyer has read the privacy policy, the terms, and the page on the boating certificate.',
    where: { href: '/privacy-policy', label: 'Read the privacy policy' },
  },
  {
    isReading: true,
    name: 'story',
    what: 'The agency’s story and figures',
    why: 'What the About page says about the agency, its years, and its clients must be true of yours.',
    where: { href: '/about', label: 'Read the About page' },
  },
  {
    isReading: true,
    name: 'broker',
    what: 'Products, boats, towns, and articles',
    why: 'No licensed broker has read what they say about coverage.',
    where: { href: '/products', label: 'Read the products' },
  },
]

/** Everything that is still a sample or a default, apart from what staff have marked. */
export async function listToReplace(db: Db, settings: Config): Promise<OpeningList> {
  const marks = await listOpeningMarks(db)
  const items = [
    ...settingsToReplace(settings),
    ...(await contentToReplace(db, settings)),
    ...READINGS,
  ]
  return {
    open: items.filter(({ name }) => !marks.has(name)),
    marked: items.flatMap((item) => {
      const mark = marks.get(item.name)
      return mark ? { ...item, ...mark } : []
    }),
  }
}

async function contentToReplace(db: Db, { siteUrl }: Config): Promise<ToReplace[]> {
  const isPublic = isPublicAddress(siteUrl)
  const where = { href: '/admin/testimonials', label: 'See the testimonials' }
  const items: ToReplace[] = []
  const samples = await countUntouchedSamples(db)
  if (samples > 0) {
    const what = samples === 1 ? 'One sample testimonial' : `${samples} sample testimonials`
    const why = isPublic
      ? 'No client of yours said these words, so visitors do not see them.'
      : 'No client of yours said these words. Visitors see them, marked as samples.'
    items.push({ name: 'samples', what, why, where })
  }
  const products = await countProductsWithoutTestimonial(db)
  if (products > 0 && !isPublic && !(await areSamplesRemoved(db))) {
    items.push({
      name: 'product samples',
      what: 'The sample on product pages',
      why: `Products without a testimonial of their own (${products}) show a sample that no client gave.`,
      where,
    })
  }
  return items
}

type Fact = [key: keyof Config['site'], what: string, why: string]

const FACTS: Fact[] = [
  ['name', 'The agency’s name', 'The name on every page and in every message is invented.'],
  ['phone', 'The phone number', 'The number on every page is a sample: nobody answers.'],
  ['blogPhone', 'The phone number next to articles', 'The number is a sample: nobody answers.'],
  ['email', 'The email address', 'The address that visitors see is a sample: nobody reads it.'],
  ['street', 'The office’s address', 'The street and number are a sample.'],
  ['license', 'The license number', 'The pages show no license number.'],
  ['facebook', 'The link to Facebook', 'It does not lead to a page of the agency.'],
  ['twitter', 'The link to X', 'It does not lead to a page of the agency.'],
  ['linkedin', 'The link to LinkedIn', 'It does not lead to a page of the agency.'],
]

/** The settings that are unset or still have the example's values. */
export function settingsToReplace(settings: Config): ToReplace[] {
  const example = parseConfig({})
  const facts = FACTS.filter(([key]) => settings.site[key] === example.site[key])
  const items = facts.map(([key, what, why]): ToReplace => {
    // The field there has the setting's name.
    const href = `/admin/settings#${key}`
    return {
      name: `site ${key}`,
      what,
      why,
      where: { href, label: 'Change in settings', isForOwners: true },
    }
  })
  if (settings.smtpUrl === undefined) {
    items.push({
      name: 'mail',
      what: 'Sending email',
      why: 'No email is sent: the agency is not notified of requests, and visitors get no confirmation.',
      where: 'Ask whoever runs the server to set SMTP_URL, MAIL_FROM, and LEADS_TO.',
    })
  }
  if (!settings.siteUrl.startsWith('https:')) {
    items.push({
      name: 'address',
      what: 'The website’s address',
      why: 'The public address with https is not set, so links in emails and search results do not work.',
      where: 'Ask whoever runs the server to set SITE_URL.',
    })
  }
  return items
}
