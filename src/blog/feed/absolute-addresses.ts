import sanitize, { type Attributes } from 'sanitize-html'

/**
 * HTML with whole addresses in its links and pictures: a feed is read elsewhere, where a path leads
 * nowhere.
 * @param html Made safe before.
 * @param base The address of the page it stands on.
 */
export function withAbsoluteAddresses(html: string, base: string): string {
  const whole = (name: string) => (tagName: string, attribs: Attributes) => {
    const { [name]: address, ...others } = attribs
    const isAddress = address !== undefined && URL.canParse(address, base)
    return {
      tagName,
      attribs: isAddress ? { ...others, [name]: new URL(address, base).href } : others,
    }
  }
  return sanitize(html, {
    // All there is, since it is safe; the library warns of scripts otherwise.
    allowedTags: false,
    allowVulnerableTags: true,
    allowedAttributes: false,
    transformTags: { a: whole('href'), img: whole('src') },
  })
}
