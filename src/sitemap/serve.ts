import { Hono } from 'hono'
import { config } from '../config.ts'
import { log } from '../server/log.ts'
import { services } from '../server/site.ts'
import { webManifest } from './manifest.ts'
import { robotsText } from './robots.ts'
import { sitemapXml } from './sitemap.ts'

const FOR_AN_HOUR = { 'cache-control': 'public, max-age=3600' }

/** The files that search engines and phones ask every site for. */
export const siteFiles = new Hono()

siteFiles.get('/robots.txt', (c) => c.text(robotsText(config().siteUrl), 200, FOR_AN_HOUR))

siteFiles.get('/site.webmanifest', (c) =>
  c.body(JSON.stringify(webManifest(config().site.name)), 200, {
    ...FOR_AN_HOUR,
    'content-type': 'application/manifest+json',
  }),
)

siteFiles.get('/sitemap.xml', async (c) => {
  try {
    const xml = await sitemapXml(services().db, config().siteUrl)
    return c.body(xml, 200, { ...FOR_AN_HOUR, 'content-type': 'application/xml; charset=utf-8' })
  } catch (err) {
    log.error({ err }, 'the sitemap could not be written')
    // A shortened list would tell search engines that the missing pages are gone.
    return c.text('The list of pages is not at hand.', 503, { 'retry-after': '600' })
  }
})
