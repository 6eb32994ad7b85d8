import { missingPictures } from '../../../db/writing/missing-pictures.ts'
import type { ImageSources } from '../../images/find-image.ts'
import type { PostErrors } from './post-values.ts'

const list = new Intl.ListFormat('en-US')

/**
 * The messages about pictures of a post that this site does not have. Only those that it names are looked up.
 * @param picture The address of its own picture, or nothing.
 * @param content Its sanitized HTML.
 */
export async function missingPictureErrors(
  picture: string,
  content: string,
  { isThere }: Pick<ImageSources, 'isThere'>,
): Promise<PostErrors> {
  const { cover, inText } = await missingPictures({ imagePath: picture, content }, isThere)
  const errors: PostErrors = {}
  if (cover) errors.picture = `There is no picture at ${cover}. Upload it, or name another one.`
  if (inText.length > 0)
    errors.markdown = `The text shows what is not on this site: ${list.format(inText)}. Upload the picture again, or take it out.`
  return errors
}
