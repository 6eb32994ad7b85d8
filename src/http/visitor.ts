/** What crawlers, previews and measuring tools that run scripts call themselves. */
const CRAWLER =
  /(?<!cu)bot\b|(?<!cu)bot[/;_-]|crawl|spider|slurp|externalhit|lighthouse|archiver|preview|scanner/i

/** Whether a call comes from a page of ours that a person looks at, as far as its headers say. */
export function isVisitor(headers: Headers): boolean {
  if (CRAWLER.test(headers.get('user-agent') ?? '')) return false
  if (/prefetch|prerender/.test(headers.get('sec-purpose') ?? '')) return false
  return headers.get('sec-fetch-site') !== 'cross-site'
}
