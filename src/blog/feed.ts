import type { Attributes } from 'sanitize-html'
import sanitize from 'sanitize-html'
import type { Db } from '../../db/open.ts'
import { safeHtml } from '../../db/writing/post-html.ts'
import { listWholePosts, type Post } from '../../db/writing/posts.ts'
import { agency } from '../http/agency.ts'
import { xmlText } from '../http/escape.ts'
import { config } from '../settings/config.ts'
import { FEED_PATH } from '../settings/feed-path.ts'
import { postHref } from './addresses.ts'
import { htmlInTown, postInTown } from './in-town.ts'
import { fallbackPosts } from './load.ts'

const POSTS = 20

/** The newest posts as a feed; the built-in ones when there are none. */
export async function feedXml(db: Db): Promise<string> {
  const posts = await listWholePosts(db, POSTS)
  return writeFeed(posts.length > 0 ? posts : fallbackPosts, {
    site: agency(),
    siteUrl: config().siteUrl,
  })
}

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ')

/** Posts with their full text as RSS 2.0, in the order given. */
function writeFeed(
  posts: Post[],
  { site, siteUrl }: { site: { name: string }; siteUrl: string },
): string {
  const changed = posts
    .flatMap(({ publishedAt, updatedAt }) => [publishedAt, updatedAt])
    .sort()
    .at(-1)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${NAMESPACES}>
<channel>
${element('title', `The Compass | ${site.name}`)}
${element('link', `${siteUrl}/the-compass`)}
${element('description', 'Articles on boats, harbors and insurance.')}
<language>en-us</language>
<atom:link href="${xmlText(siteUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>
${changed ? element('lastBuildDate', rfc822(changed)) : ''}
${posts.map((post) => item(post, site.name, siteUrl)).join('\n')}
</channel>
</rss>
`
}

function item(post: Post, agency: string, siteUrl: string): string {
  const { title, excerpt, category, author, publishedAt, content } = postInTown(post, undefined)
  const address = siteUrl + postHref(post)
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    element('pubDate', rfc822(publishedAt)),
    element('dc:creator', author || agency),
    category ? element('category', category) : '',
    element('description', excerpt),
    element(
      'content:encoded',
      withAbsoluteAddresses(htmlInTown(safeHtml(content), undefined), address),
    ),
    '</item>',
  ]
    .filter(Boolean)
    .join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

/** RSS format: Sat, 21 Nov 2026 09:00:00 GMT */
function rfc822(timestamp: string): string {
  return new Date(timestamp).toUTCString()
}

/**
 * Makes the links and pictures in HTML absolute: relative paths do not work in a feed reader.
 * @param html Already sanitized.
 * @param base The address of the page it is on.
 */
export function withAbsoluteAddresses(html: string, base: string): string {
  const whole = (name: string) => (tagName: string, attribs: Attributes) => {
    const { [name]: address, ...others } = attribs
    const isAddress = address !== undefined && URL.canParse(address, base)
    return {
      tagName,
      attribs: isAddress ? { ...others, [name]: new URL(address, base).href } : others,
    }
  }
  return sanitize(html, {
    // It is sanitized already, so every tag is allowed; the library would warn about scripts
    // otherwise.
    allowedTags: false,
    allowVulnerableTags: true,
    allowedAttributes: false,
    transformTags: { a: whole('href'), img: whole('src') },
  })
}
