import { type Config, parseConfig } from '../../settings/config.ts'
import type { ToReplace } from './to-replace.ts'

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
