/** User agents of crawlers, link previews and measuring tools that run scripts. */
const CRAWLER =
  /(?<!cu)bot\b|(?<!cu)bot[/;_-]|crawl|spider|slurp|externalhit|lighthouse|archiver|preview|scanner/i

/** Whether a call comes from a program, or from no page of ours, judging by its headers. */
export function isBot(headers: Headers): boolean {
  if (CRAWLER.test(headers.get('user-agent') ?? '')) return true
  if (/prefetch|prerender/.test(headers.get('sec-purpose') ?? '')) return true
  return headers.get('sec-fetch-site') === 'cross-site'
}
