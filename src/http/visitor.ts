/** User agents of crawlers, link previews and measuring tools that run scripts. */
const CRAWLER =
  /(?<!cu)bot\b|(?<!cu)bot[/;_-]|crawl|spider|slurp|externalhit|lighthouse|archiver|preview|scanner/i

/** Whether a call comes from a person on one of our pages, judging by its headers. */
export function isVisitor(headers: Headers): boolean {
  if (CRAWLER.test(headers.get('user-agent') ?? '')) return false
  if (/prefetch|prerender/.test(headers.get('sec-purpose') ?? '')) return false
  return headers.get('sec-fetch-site') !== 'cross-site'
}
