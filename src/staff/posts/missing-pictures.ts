import { candidates } from '../../images/candidates.ts'
import { findOwnImage, type ImageSources } from '../../images/find-image.ts'
import type { PostErrors } from './post-values.ts'

/** The message names no more, and no more are looked for. */
const MOST_NAMED = 3

/** No picture is served under such a name, and stores refuse it. */
const UNSERVED = /\/(?:[./]|[^/]{256})/

const list = new Intl.ListFormat('en-US')

/**
 * The messages about pictures of a post that this site does not have. Only those that it names are looked up.
 * @param picture The address of its own picture, or nothing.
 * @param content Its sanitized HTML.
 */
export async function missingPictures(
  picture: string,
  content: string,
  images: Pick<ImageSources, 'isThere'>,
): Promise<PostErrors> {
  const isThere = async (name: string) => !UNSERVED.test(name) && images.isThere(name)
  const sources = { isThere, downloadedFor: async () => undefined }
  const errors: PostErrors = {}
  if (picture && !(await findOwnImage({ category: 'blog', path: picture }, sources)))
    errors.picture = `There is no picture at ${picture}. Upload it, or name another one.`
  const missing: string[] = []
  for (const address of addressesIn(content)) {
    const [name = ''] = candidates({ category: 'general', path: address })
    if (missing.length < MOST_NAMED && !(await isThere(name))) missing.push(address)
  }
  if (missing.length > 0)
    errors.markdown = `The text shows what is not on this site: ${list.format(missing)}. Upload the picture again, or take it out.`
  return errors
}

function addressesIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/<img [^>]*?\bsrc="(\/[^"]+)"/g), ([, src = '']) => src))
}
