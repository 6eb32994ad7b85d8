import { MOST_NAMED } from '../../../db/writing/missing-pictures.ts'
import { leftOutPictures } from '../../../db/writing/post-html.ts'

const list = new Intl.ListFormat('en-US')

/**
 * A sentence about pictures of a Markdown text that visitors will not see, or not hear of, though
 * nothing is wrong with them here; undefined if there are none.
 * @param html What becomes of it.
 */
export function unseenPictures(markdown: string, html: string): string | undefined {
  const said: string[] = []
  const elsewhere = leftOutPictures(markdown)
  if (elsewhere.length > 0)
    said.push(
      `Visitors will not see ${named(elsewhere)}: pictures of other sites are left out. Save the picture and add it here, or take it out.`,
    )
  const silent = Array.from(html.matchAll(/<img [^>]*>/g), ([tag]) => tag)
    .filter((tag) => !/\balt="\s*[^"\s]/.test(tag))
    .map((tag) => /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? '')
  if (silent.length > 0)
    said.push(
      `Those who cannot see ${named(silent)} learn nothing of it: type what it shows between the brackets before its address.`,
    )
  return said.join(' ') || undefined
}

function named(addresses: string[]): string {
  return list.format([...new Set(addresses)].slice(0, MOST_NAMED))
}
