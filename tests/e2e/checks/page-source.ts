/** The shared site as a program reads it, without a browser. */
const origin = () => process.env.E2E_ADDRESS as string

/** The HTML that an address answers. */
export async function sourceOf(path: string): Promise<string> {
  const answer = await fetch(origin() + path)
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
  return answer.text()
}

/** The addresses that the sitemap of a site lists. */
export async function sitemapOf(site = origin()): Promise<string[]> {
  const xml = await (await fetch(`${site}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

/** The same without the site's own address. */
export async function sitemapPaths(site = origin()): Promise<string[]> {
  return (await sitemapOf(site)).map((address) => new URL(address).pathname)
}
