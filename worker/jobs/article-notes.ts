import type { ArticleText } from '../../db/writing/imported-articles.ts'
import { MOST_NAMED, missingPictures } from '../../db/writing/missing-pictures.ts'
import { leftOutPictures } from '../../db/writing/post-html.ts'

/** Of an address: a whole picture may stand in it, as `data:`. */
const MOST_CHARACTERS = 150

const list = new Intl.ListFormat('en-US')

/** What staff should know of an article or its post: the pictures it names that visitors do not see. */
export async function articleNotes(
  article: ArticleText,
  hasPicture: (name: string) => Promise<boolean>,
): Promise<string[]> {
  const { cover, inText } = await missingPictures(article, hasPicture)
  const leftOut = leftOutPictures(article.markdown ?? '')
  return [
    ...(cover ? [`its own picture is not on this site: ${shortened(cover)}`] : []),
    ...(inText.length > 0 ? [`its text shows what is not on this site: ${named(inText)}`] : []),
    ...(leftOut.length > 0
      ? [`what is not a picture of this site is left out: ${named(leftOut)}`]
      : []),
  ]
}

function named(addresses: string[]): string {
  const others = addresses.length - MOST_NAMED
  const names = addresses.slice(0, MOST_NAMED).map(shortened)
  return list.format(others > 0 ? [...names, `${others} more`] : names)
}

function shortened(address: string): string {
  return address.length > MOST_CHARACTERS ? `${address.slice(0, MOST_CHARACTERS)}…` : address
}
