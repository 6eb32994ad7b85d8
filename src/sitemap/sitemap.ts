import type { Site } from '../../db/open.ts'
import { productPages } from '../products/sitemap.ts'
import { townPages } from '../towns/sitemap.ts'
import { vesselPages } from '../vessels/sitemap.ts'
import type { SitemapEntry, SitemapProvider } from './entry.ts'
import { fixedPages } from './fixed-pages.ts'

/** One provider a kind of page; it joins the list when the kind's route lands. */
const providers: SitemapProvider[] = [fixedPages, productPages, vesselPages, townPages]

/**
 * Every indexable page as sitemap XML.
 * @param siteUrl The address of the site, without a slash at its end.
 */
export async function sitemapXml(db: Site, siteUrl: string): Promise<string> {
  const lists = await Promise.all(providers.map((provide) => provide(db)))
  return writeSitemap(lists.flat(), siteUrl)
}

/** The XML of some entries. */
export function writeSitemap(entries: SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(
    ({ path, lastModified }) =>
      `<url><loc>${escape(siteUrl + path)}</loc>${
        lastModified ? `<lastmod>${escape(lastModified)}</lastmod>` : ''
      }</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string)
}
