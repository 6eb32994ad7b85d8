import { type Context, Hono } from 'hono'
import { feedXml } from '../../blog/feed.ts'
import { agency } from '../../http/agency.ts'
import { log } from '../../http/log.ts'
import { speculationRules } from '../../http/secure-headers.ts'
import { services } from '../../http/services.ts'
import { currentRevision } from '../../http/site-revision.ts'
import { TAGLINE } from '../../settings/business.ts'
import { config } from '../../settings/config.ts'
import { FEED_PATH } from '../../settings/feed-path.ts'
import { LATE_SCRIPT_PATH } from '../../settings/late-script-path.ts'
import { SPECULATION_PATH } from '../../settings/speculation-path.ts'
import { colors } from '../../ui/theme/colors.ts'
import { Answer } from '../cache/answer.ts'
import { sitemapPart, sitemapXml } from '../sitemap/sitemap.ts'

/** The web app manifest. */
function webManifest(siteName: string): object {
  return {
    name: siteName,
    short_name: siteName,
    description: TAGLINE,
    start_url: '/',
    display: 'browser',
    lang: 'en-US',
    theme_color: colors.deep.value,
    background_color: colors.paper.value,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      {
        src: '/icon-maskable-512.png',
        type: 'image/png',
        sizes: '512x512',
        purpose: 'maskable',
      },
    ],
  }
}

const SECOND_MS = 1000

/**
 * A file that is written from the site's content, cached until the content changes. If the database
 * is unavailable, the last one is sent.
 * @param write Writes it whole.
 * @returns Its answer, or undefined when it cannot be written and there is none.
 */
function generatedFile(
  write: () => Promise<string>,
  headers: Record<string, string>,
): () => Promise<Answer | undefined> {
  let latest: { revision: string; modifiedAt: number; answer: Answer } | undefined
  let writing: Promise<void> | undefined

  async function renew(revision: string): Promise<void> {
    const body = Buffer.from(await write())
    // A date has no parts of a second: two contents must not share one.
    const modifiedAt = Math.max(Date.now(), (latest?.modifiedAt ?? 0) + SECOND_MS)
    const dated = { ...headers, 'last-modified': new Date(modifiedAt).toUTCString() }
    const answer = new Answer({ headers: { ...dated, vary: 'accept-encoding' }, body })
    // The content has changed, but not what the file says of it.
    const isSame = latest?.answer.headers.etag === answer.headers.etag
    latest = isSame && latest ? { ...latest, revision } : { revision, modifiedAt, answer }
  }

  return async () => {
    const revision = await currentRevision()
    if (revision && latest?.revision !== revision.value) {
      writing ??= renew(revision.value).finally(() => {
        writing = undefined
      })
      await writing.catch((err) => log.error({ err }, 'a file of the site could not be written'))
    }
    return latest?.answer
  }
}

const ONE_HOUR = { 'cache-control': 'public, max-age=3600' }
const XML = 'application/xml; charset=utf-8'
const DAY_MS = 24 * 3_600_000
const VALID_DAYS = 180

/** What search engines, phones and the page script request beside pages. */
export const siteFiles = new Hono()

siteFiles.get('/robots.txt', (c) => {
  const text = `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${config().siteUrl}/sitemap.xml
`
  return c.text(text, 200, ONE_HOUR)
})

// Where to report a security hole, by RFC 9116.
siteFiles.get('/.well-known/security.txt', async (c) => {
  await currentRevision()
  // Whole days, so that it does not change all the time.
  const expires = new Date((Math.floor(Date.now() / DAY_MS) + VALID_DAYS) * DAY_MS)
  const text = `Contact: mailto:${agency().email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${config().siteUrl}/.well-known/security.txt
`
  return c.text(text, 200, ONE_HOUR)
})

siteFiles.get('/site.webmanifest', async (c) => {
  await currentRevision()
  return c.body(JSON.stringify(webManifest(agency().name)), 200, {
    ...ONE_HOUR,
    'content-type': 'application/manifest+json',
  })
})

const sitemap = generatedFile(() => sitemapXml(services().db, config().siteUrl), {
  ...ONE_HOUR,
  'content-type': XML,
})

siteFiles.get('/sitemap.xml', async (c) => orUnavailable(c, await sitemap()))

// Requested only on sites with tens of thousands of posts: not cached.
siteFiles.get('/:file{sitemap-\\d+\\.xml}', async (c) => {
  const part = Number(/\d+/.exec(c.req.path)?.[0])
  try {
    const xml = await sitemapPart(services().db, config().siteUrl, part)
    if (xml === undefined) return c.text('There is no such list.', 404)
    return c.body(xml, 200, { ...ONE_HOUR, 'content-type': XML })
  } catch (err) {
    log.error({ err }, 'a part of the sitemap could not be written')
    return unavailable(c)
  }
})

let lateScript: Answer | undefined

// It comes with the build: the database is not asked, which may be unavailable.
siteFiles.get(LATE_SCRIPT_PATH, async (c) => {
  lateScript ??= new Answer({
    headers: {
      // Requested by each page where its visitor does something; answered by ETag.
      'cache-control': 'public, no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    },
    body: Buffer.from((await import('virtual:late-script')).default),
  })
  return lateScript.toResponse(c.req.raw)
})

// The pages that the page script has the browser make ahead; none for visitors who asked to save data.
siteFiles.get(SPECULATION_PATH, (c) => {
  const headers = { 'cache-control': 'public, max-age=3600', vary: 'save-data' }
  if (/^on$/i.test(c.req.header('save-data') ?? '')) return c.body(null, 204, headers)
  return c.body(speculationRules, 200, { ...headers, 'content-type': 'application/json' })
})

const feed = generatedFile(() => feedXml(services().db), {
  // Requested often; answered by ETag.
  'cache-control': 'public, no-cache',
  'content-type': 'application/rss+xml; charset=utf-8',
})

siteFiles.get(FEED_PATH, async (c) => orUnavailable(c, await feed()))

function orUnavailable(c: Context, file: Answer | undefined): Promise<Response> | Response {
  return file ? file.toResponse(c.req.raw) : unavailable(c)
}

/** A partial list would make search engines and feed readers drop what is missing. */
function unavailable(c: Context): Response {
  return c.text('This list is not available right now. Ask again in ten minutes.', 503, {
    'retry-after': '600',
    'cache-control': 'no-store',
  })
}
