import { candidates } from '../content/picture-candidates.ts'

/** Messages name no more, and no more are looked for. */
export const MOST_NAMED = 3

/** No picture is served under such a name, and stores refuse it. */
const UNSERVED = /\/(?:[./]|[^/]{256})|[\\\p{Cc}]/u

export interface MissingPictures {
  /** The address of its own picture, if there is none. */
  cover: string | undefined
  /** Of those in its text, as many as a message names. */
  inText: string[]
}

/**
 * The pictures of a post that this site does not have.
 * @param post Its own picture's address, and its sanitized HTML.
 * @param isHere Whether a candidate name exists as a file: `/public/…` or `images/…`.
 */
export async function missingPictures(
  { imagePath, content }: { imagePath?: string | undefined; content: string },
  isHere: (name: string) => Promise<boolean>,
): Promise<MissingPictures> {
  const isServed = async (name: string) => !UNSERVED.test(name) && isHere(name)
  const names = candidates({ category: 'blog', path: imagePath })
  const cover = imagePath && !(await some(names, isServed)) ? imagePath : undefined
  const inText: string[] = []
  for (const address of addressesIn(content)) {
    const [name = ''] = candidates({ category: 'general', path: address })
    if (inText.length < MOST_NAMED && !(await isServed(name))) inText.push(address)
  }
  return { cover, inText }
}

async function some(names: string[], isThere: (name: string) => Promise<boolean>) {
  for (const name of names) if (await isThere(name)) return true
  return false
}

function addressesIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/<img [^>]*?\bsrc="(\/[^"]+)"/g), ([, src = '']) => src))
}
