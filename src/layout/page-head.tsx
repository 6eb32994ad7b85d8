import { agency } from '../http/agency.ts'
import { internationalPhone } from '../http/phone-link.ts'
import { positionIn } from '../settings/agency.ts'
import { PRICE_RANGE, SERVICE_RADIUS_MILES } from '../settings/business.ts'
import { comingClosings } from '../settings/closings.ts'
import { config } from '../settings/config.ts'
import { FEED_PATH } from '../settings/feed-path.ts'
import { officeDay } from '../settings/office-day.ts'
import { JsonLd } from '../ui/json-ld/json-ld.tsx'

/** Pages about the agency as a whole, which carry its structured data. */
const ABOUT_THE_BUSINESS = ['/', '/about', '/contact', '/appointments']

const ROBOTS = ['index', 'follow', 'max-image-preview:large']

const KEYWORDS = ['marine insurance', 'boat insurance', 'Connecticut', 'Long Island Sound']

/** Pages that link to the feed. */
const LISTS_POSTS = /^\/(blog|the-compass)\b/

export interface PageHeadProps {
  title: string
  description: string
  /** The canonical path; omitted on pages that are not indexed. */
  path?: string | undefined
  /** The name of the page's town, which is added to the title unless that names it already. */
  town?: string | undefined
  titleNamesTown?: boolean | undefined
  /** The name of the product; with a town, the description mentions both. */
  product?: string | undefined
  /** Without any, the page's title and what the agency does. */
  keywords?: string[] | undefined
  /** The path of a picture of 1200 x 630 pixels, for link previews. */
  shareImage?: string | undefined
  /** More robots directives. */
  robots?: string[] | undefined
  /** Excludes the page from search engines and omits tags that are only for them. */
  noindex?: boolean | undefined
  /** Prefixes the title, so that a screen reader announces that the form has problems. */
  hasProblems?: boolean | undefined
}

/** The head of a page: for browsers, search engines and link previews. */
export function PageHead(props: PageHeadProps) {
  const { path } = props
  const site = agency()
  const { siteUrl } = config()
  const title = withSite(titleInTown(props), props.town !== undefined)
  const description = describe(props)
  const isIndexed = path !== undefined && !props.noindex
  return (
    <>
      <title>{props.hasProblems ? `Error: ${title}` : title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywordsOf(props).join(', ')} />
      {isIndexed ? (
        <>
          <meta name="robots" content={[...ROBOTS, ...(props.robots ?? [])].join(', ')} />
          <link rel="canonical" href={siteUrl + path} />
          {LISTS_POSTS.test(path) && (
            <link
              rel="alternate"
              type="application/rss+xml"
              title={`${site.name}: The Compass`}
              href={FEED_PATH}
            />
          )}
          <ShareTags title={title} description={description} path={path} image={props.shareImage} />
          <GeoTags />
          {ABOUT_THE_BUSINESS.includes(path) && <BusinessData />}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

/** About as much of a title as a search result shows. */
const MAX_TITLE_CHARACTERS = 60

/**
 * A title followed by the site's name where both fit a search result, which names the site anyway; with
 * a town, always.
 */
function withSite(title: string, isInTown: boolean): string {
  const whole = `${title} | ${agency().name}`
  return isInTown || whole.length <= MAX_TITLE_CHARACTERS ? whole : title
}

/** A question ends after its town, which stands for the state of a title that ends with it. */
function titleInTown({ title, town, titleNamesTown }: PageHeadProps): string {
  if (!town || titleNamesTown) return title
  return title.replace(/(?: in Connecticut)?([?!]*)$/, (_, end) => ` in ${town}, CT${end}`)
}

function keywordsOf({ keywords = [], title, town }: PageHeadProps): string[] {
  return keywords.length > 0 ? keywords : [title, ...(town ? [town] : []), ...KEYWORDS]
}

function describe({ description, town, product }: PageHeadProps): string {
  if (!town || !product) return description
  const end = /[.?!…]["”’)]*$/.test(description) ? '' : '.'
  return `${description}${end} Get expert advice on ${product} in ${town}, CT.`
}

/** The office's location, for local search. */
function GeoTags() {
  const { town, position } = agency()
  const { latitude, longitude } = positionIn(position) ?? {}
  return (
    <>
      <meta name="geo.region" content="US-CT" />
      <meta name="geo.placename" content={town} />
      <meta name="geo.position" content={`${latitude};${longitude}`} />
    </>
  )
}

const DEFAULT_IMAGE = '/share/default.png'
const IMAGE_WIDTH_PX = 1200
const IMAGE_HEIGHT_PX = 630

/** The page's link preview. */
function ShareTags(props: {
  title: string
  description: string
  path: string
  image: string | undefined
}) {
  const site = agency()
  const { siteUrl } = config()
  const image = siteUrl + (props.image ?? DEFAULT_IMAGE)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={props.title} />
      <meta property="og:description" content={props.description} />
      <meta property="og:url" content={siteUrl + props.path} />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={props.title} />
      <meta property="og:image:width" content={`${IMAGE_WIDTH_PX}`} />
      <meta property="og:image:height" content={`${IMAGE_HEIGHT_PX}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={props.title} />
      <meta name="twitter:description" content={props.description} />
      <meta name="twitter:image" content={image} />
    </>
  )
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** The agency as structured data. */
function BusinessData() {
  const site = agency()
  const { siteUrl } = config()
  const closings = comingClosings(site.closings, officeDay()).map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    // Alike: closed all day.
    opens: '00:00',
    closes: '00:00',
  }))
  const geo = { '@type': 'GeoCoordinates', ...positionIn(site.position) }
  return (
    <JsonLd
      data={{
        '@type': 'InsuranceAgency',
        '@id': `${siteUrl}/#agency`,
        name: site.name,
        url: siteUrl,
        image: `${siteUrl}/share/default.png`,
        telephone: internationalPhone(site.phone),
        email: site.email,
        priceRange: PRICE_RANGE,
        foundingDate: site.founded,
        address: {
          '@type': 'PostalAddress',
          streetAddress: site.street,
          addressLocality: site.town,
          addressRegion: 'CT',
          ...(site.zip && { postalCode: site.zip }),
          addressCountry: 'US',
        },
        geo,
        serviceArea: {
          '@type': 'GeoCircle',
          geoMidpoint: geo,
          geoRadius: `${SERVICE_RADIUS_MILES} mi`,
        },
        areaServed: site.served
          .split(',')
          .map((name) => ({ '@type': 'City', name: name.trim() }))
          .filter(({ name }) => name),
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: WEEKDAYS,
          opens: site.opens,
          closes: site.closes,
        },
        ...(closings.length > 0 && { specialOpeningHoursSpecification: closings }),
        sameAs: [site.facebook, site.twitter, site.linkedin].filter(Boolean),
      }}
    />
  )
}
