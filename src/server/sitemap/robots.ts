/** Which addresses crawlers leave alone, and where the sitemap is. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`
}
