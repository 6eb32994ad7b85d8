/** The paths that crawlers must not visit, and the address of the sitemap. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`
}
