import {
  countProductsWithoutTestimonial,
  countUntouchedSamples,
} from '../../../db/content/samples.ts'
import type { Db } from '../../../db/open.ts'
import { listOpeningChecks } from '../../../db/staff/opening-checks.ts'
import { type Config, parseConfig } from '../../settings/config.ts'

/** Something that an agency replaces before its site opens. */
export interface ToReplace {
  /** A setting's name, or a few words. */
  what: string
  why: string
  /** The name under which a person confirms that it is done. */
  check?: string
}

/** Items that no program can check. */
export const READINGS = [
  {
    name: 'legal',
    what: 'The legal pages',
    why: 'No lawyer has read the privacy policy, the terms and the page on the boating certificate.',
  },
  {
    name: 'story',
    what: 'The story and the claims',
    why: 'What About says of the agency, and its years and clients, must be the agency’s own.',
  },
  {
    name: 'broker',
    what: 'Products, vessels, towns and articles',
    why: 'No licensed broker has read them yet.',
  },
] as const

/** Everything that is still a sample or a default. */
export async function listToReplace(db: Db, settings: Config): Promise<ToReplace[]> {
  return [...settingsToReplace(settings), ...(await contentToReplace(db)), ...(await unread(db))]
}

/** The settings that are unset or still have the example's values. */
export function settingsToReplace(settings: Config): ToReplace[] {
  const example = parseConfig({})
  const { site } = settings
  const isExample = (key: keyof Config['site']) => site[key] === example.site[key]
  const checks: [boolean, string, string][] = [
    [isExample('name'), 'SITE_NAME', `${example.site.name} is an invented name.`],
    [isExample('phone'), 'SITE_PHONE', 'The number is one of those reserved for fiction.'],
    [isExample('blogPhone'), 'BLOG_PHONE', 'The number beside articles is reserved for fiction.'],
    [isExample('email'), 'SITE_EMAIL', 'Addresses that end in .example reach nobody.'],
    [isExample('street'), 'SITE_STREET', 'The street is an example.'],
    [isExample('license'), 'LICENSE_NUMBER', 'No license number is shown.'],
    [isExample('facebook'), 'SOCIAL_FACEBOOK', 'The link leads to nobody’s page.'],
    [isExample('twitter'), 'SOCIAL_TWITTER', 'The link leads to nobody’s page.'],
    [isExample('linkedin'), 'SOCIAL_LINKEDIN', 'The link leads to nobody’s page.'],
    [
      settings.smtpUrl === undefined,
      'SMTP_URL, MAIL_FROM, LEADS_TO',
      'Messages stay in files that nobody reads.',
    ],
    [
      !settings.siteUrl.startsWith('https:'),
      'SITE_URL',
      'Messages and search engines are not given the site’s public https address.',
    ],
  ]
  return checks.filter(([isOpen]) => isOpen).map(([, what, why]) => ({ what, why }))
}

async function contentToReplace(db: Db): Promise<ToReplace[]> {
  const samples = await countUntouchedSamples(db)
  const products = await countProductsWithoutTestimonial(db)
  return [
    ...(samples > 0
      ? [
          {
            what: `${samples} sample testimonial${samples === 1 ? '' : 's'}`,
            why: 'Nobody said those words.',
          },
        ]
      : []),
    ...(products > 0
      ? [
          {
            what: 'The sample on product pages',
            why: `${products} products have no testimonial of their own and show one that nobody gave.`,
          },
        ]
      : []),
  ]
}

async function unread(db: Db): Promise<ToReplace[]> {
  const done = await listOpeningChecks(db)
  return READINGS.filter(({ name }) => !done.has(name)).map(({ name, what, why }) => ({
    what,
    why,
    check: name,
  }))
}
