import sanitize, { type Attributes } from 'sanitize-html'

/**
 * Makes the links and pictures in HTML absolute: relative paths do not work in a feed reader.
 * @param html Already sanitized.
 * @param base The address of the page it is on.
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
    // It is sanitized already, so every tag is allowed; the library would warn about scripts
    // otherwise.
    allowedTags: false,
    allowVulnerableTags: true,
    allowedAttributes: false,
    transformTags: { a: whole('href'), img: whole('src') },
  })
}
