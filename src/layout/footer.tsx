'use client'
import { css, cx } from '../../styled-system/css'
import { phoneLink } from '../http/phone-link.ts'
import type { Agency } from '../settings/agency.ts'
import { TAGLINE } from '../settings/business.ts'
import { EmailAddress } from '../ui/email-address.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { forScreenReaders, page } from '../ui/layout.tsx'
import { type MenuLink, PLAIN_SECTIONS, PRODUCTS, TOWNS, VESSELS } from './menu-links.ts'
import type { PagePhone } from './page-phone.ts'

const footer = css({
  bg: 'deep',
  color: 'shallow',
  pt: '48',
  pb: '16',
  '& a': { color: 'inherit' },
})
const columns = css({
  display: 'grid',
  gap: '32',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '2fr 1fr', lg: '1.4fr 1fr 1fr 1fr' },
  // The email address is wider than a small phone in a font that is not the site's own.
  overflowWrap: 'anywhere',
})
const name = css({ textStyle: 'card', color: 'white' })
const list = css({
  '& a': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8',
    minHeight: 'target',
  },
})
/** Two columns on a phone, one in large text and in the columns of wider windows. */
const links = cx(list, css({ columns: '9rem 2' }))
const last = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '24',
  mt: '32',
  pt: '16',
  // The floating badge stands beside it at the end of a page.
  pr: { md: '16rem' },
  textStyle: 'small',
  borderTop: '1px solid token(colors.ink)',
  '& a, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
  },
  '& button': { textDecoration: 'underline', cursor: 'pointer' },
  '& [hidden]': { display: 'none' },
})
/** On a phone a line of its own, so that the links stand together on the next. */
const copyright = css({ width: { base: 'full', md: 'auto' } })

const SECTIONS = [PRODUCTS, VESSELS, TOWNS, ...PLAIN_SECTIONS]
const FOR_VISITORS: MenuLink[] = [
  { href: '/claims', label: 'Claims' },
  { href: '/certificates', label: 'Certificates of insurance' },
  { href: '/policy-changes', label: 'Policy changes' },
  { href: '/search', label: 'Search' },
  { href: '/questions', label: 'Questions' },
  { href: '/tools', label: 'Tools' },
  { href: '/glossary', label: 'Glossary' },
  { href: '/appointments', label: 'Appointments' },
  { href: '/products/waterfront-property', label: 'Waterfront property' },
  { href: '/products/flood-insurance', label: 'Flood insurance' },
  { href: '/boating-license', label: 'Boating certificate' },
]
const LEGAL: MenuLink[] = [
  { href: '/privacy-policy', label: 'Privacy policy' },
  { href: '/terms', label: 'Terms' },
]

/**
 * Where the office is, how to reach it, and the site's main sections. A client component for the
 * same reason as the header.
 * @param quote The quote form, with what the page is about.
 * @param year The year of the copyright, in the office.
 * @param isAsked Whether visitors are asked about analytics, and so can change their answer here.
 */
export function Footer(props: {
  site: Pick<
    Agency,
    'name' | 'street' | 'email' | 'license' | 'facebook' | 'twitter' | 'linkedin'
  > & {
    /** Town, state and ZIP code. */
    place: string
  }
  phone: PagePhone
  quote: string
  year: string
  isAsked: boolean
}) {
  const { site, phone, year, isAsked } = props
  const networks: MenuLink[] = [
    { href: site.facebook, label: 'Facebook' },
    { href: site.twitter, label: 'X' },
    { href: site.linkedin, label: 'LinkedIn' },
  ].filter(({ href }) => href !== '')
  return (
    <footer className={footer}>
      <div className={page()}>
        <div className={columns}>
          <div>
            <p className={name}>{site.name}</p>
            <p>{TAGLINE}</p>
            <address className={list}>
              {site.street}
              <br />
              {site.place}
              <br />
              <a href={phoneLink(phone.number)}>
                {phone.purpose} <span>{phone.number}</span>
              </a>
              <br />
              <a href={`mailto:${site.email}`}>
                <EmailAddress>{site.email}</EmailAddress>
              </a>
            </address>
          </div>
          <nav aria-label="Footer">
            <Links items={SECTIONS} />
          </nav>
          <Links items={[{ href: props.quote, label: 'Get a quote' }, ...FOR_VISITORS]} />
          {networks.length > 0 && (
            <ul className={list}>
              {networks.map(({ href, label }) => (
                <li key={label}>
                  <a href={href} target="_blank" rel="noopener">
                    {label}
                    <Icon name="external" size="small" />
                    <span className={forScreenReaders}> (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={last}>
          <p className={copyright}>
            © {year} {site.name}
            {site.license && `. Connecticut license ${site.license}`}
          </p>
          {LEGAL.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          {isAsked && (
            <button type="button" data-choices hidden>
              Analytics choice
            </button>
          )}
        </div>
      </div>
    </footer>
  )
}

function Links({ items }: { items: MenuLink[] }) {
  return (
    <ul className={links}>
      {items.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
