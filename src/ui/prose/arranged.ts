/**
 * Adapts an article's HTML to the page: tables scroll by themselves, also by keyboard, and headings
 * never skip a level.
 * @param html HTML in which every tag is closed and headings and tables have no attributes.
 */
export function arranged(html: string): string {
  return stepped(html)
    .replaceAll('<table>', '<div role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

/** The level of the page's title, above an article's own headings. */
const TITLE = 1

function stepped(html: string): string {
  let last = TITLE
  const open: number[] = []
  return html.replace(/<(\/?)h([2-4])>/g, (_, slash, level) => {
    if (slash) return `</h${open.pop() ?? level}>`
    last = Math.min(Number(level), last + 1)
    open.push(last)
    return `<h${last}>`
  })
}
