import { config } from '../settings/config.ts'
import { FEED_PATH } from '../settings/feed-path.ts'
import { BusinessData } from './business-data.tsx'
import { GeoTags } from './geo-tags.tsx'
import { ShareTags } from './share-tags.tsx'

/** Pages about the agency as a whole, which say so to search engines. */
const ABOUT_THE_BUSINESS = ['/', '/about', '/contact', '/appointments']

const ROBOTS = ['index', 'follow', 'max-image-preview:large']

/** Pages whose readers may want to follow new posts. */
const LISTS_POSTS = /^\/(blog|the-compass)\b/

export interface PageHeadProps {
  title: string
  description: string
  /** The page's one address, for the canonical link; left out on pages that are not indexed. */
  path?: string | undefined
  /** The name of the town the page is about: it joins the title. */
  town?: string | undefined
  /** The name of the product: with a town, the description promises advice on it there. */
  product?: string | undefined
  keywords?: string[] | undefined
  /** A picture of 1200 x 630 pixels, as a path of this site, for those who share the page. */
  shareImage?: string | undefined
  /** What else search engines are told, as robots directives. */
  robots?: string[] | undefined
  /** Keeps search engines away, and leaves out what is only for them. */
  noindex?: boolean | undefined
  /** Read first by a screen reader when a form came back with problems. */
  hasProblems?: boolean | undefined
}

/** The head of a page: for the browser, for search engines and for those who share it. */
export function PageHead(props: PageHeadProps) {
  const { path, keywords = [] } = props
  const { site, siteUrl } = config()
  const place = props.town ? ` in ${props.town}, CT` : ''
  const title = `${props.title}${place} | ${site.name}`
  const description = describe(props)
  const isIndexed = path !== undefined && !props.noindex
  return (
    <>
      <title>{props.hasProblems ? `Error: ${title}` : title}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
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

function describe({ description, town, product }: PageHeadProps): string {
  if (!town || !product) return description
  return `${description} Get expert advice on ${product} in ${town}, CT.`
}
