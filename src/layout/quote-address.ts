/** The slugs of what a page is about, as a quote may be. */
export interface QuoteChoice {
  town?: string | undefined
  product?: string | undefined
  vessel?: string | undefined
}

const SLUG = /^[a-z\d-]{1,60}$/

/** The quote form, with what is known of the quote. */
export function quoteAddress({ town, product, vessel }: QuoteChoice): string {
  const known = Object.entries({ town, product, vessel }).flatMap(([name, slug]) =>
    slug ? [`${name}=${slug}`] : [],
  )
  return known.length > 0 ? `/quote?${known.join('&')}` : '/quote'
}

/** What a page with this address is about: one of these, or what led to it. */
export function choiceOf(path: string, query: URLSearchParams): QuoteChoice {
  const at = (folder: string, name: string) => {
    const [, of, slug] = path.split('/', 3)
    const given = of === folder ? slug : query.get(name)
    return given && SLUG.test(given) ? given : undefined
  }
  return {
    town: at('towns', 'town'),
    product: at('products', 'product'),
    vessel: at('vessels', 'vessel'),
  }
}
