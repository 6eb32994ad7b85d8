/** An address that something points to, as a browser would resolve it. */
export interface Links {
  addresses: URL[]
  /** What a fragment can lead to. */
  ids: Set<string>
}

/** Everything a resource points to: pages, pictures, styles, fonts, icons. */
export function linksOf(text: string, contentType: string, base: URL): Links {
  return { addresses: resolve(found(text, contentType), base), ids: idsOf(text, contentType) }
}

function found(text: string, contentType: string): string[] {
  if (contentType.startsWith('text/html')) return inHtml(text)
  if (contentType.startsWith('text/css')) return all(text, /url\(["']?([^"')]+)["']?\)/g)
  if (contentType.includes('manifest')) {
    return JSON.parse(text).icons.map((icon: { src: string }) => icon.src)
  }
  if (contentType.includes('xml')) return all(text, /<(?:loc|link)>([^<]+)</g)
  if (contentType.startsWith('text/plain')) return all(text, /^Sitemap: (.+)$/gm)
  return []
}

function inHtml(html: string): string[] {
  // What a script says is not a link.
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
  const images = /<meta (?:property|name)="(?:og|twitter):image" content="([^"]+)"/g
  return [
    ...all(markup, /\s(?:href|src)="([^"]*)"/g),
    ...all(markup, /\ssrcset="([^"]*)"/gi).flatMap((set) =>
      set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    ),
    ...all(markup, images),
  ].map(decode)
}

function idsOf(text: string, contentType: string): Set<string> {
  return new Set(
    contentType.startsWith('text/html') ? all(text, /\sid="([^"]+)"/g).map(decode) : [],
  )
}

function resolve(addresses: string[], base: URL): URL[] {
  return addresses.filter((address) => !address.startsWith('data:')).map((a) => new URL(a, base))
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match = '']) => match)
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
