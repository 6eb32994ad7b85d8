import { agency } from '../http/agency.ts'
import { config } from '../settings/config.ts'
import { FEED_PATH } from '../settings/feed-path.ts'
import { BusinessData } from './business-data.tsx'
import { GeoTags } from './geo-tags.tsx'
import { ShareTags } from './share-tags.tsx'

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
  const title = `${titleInTown(props)} | ${site.name}`
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
