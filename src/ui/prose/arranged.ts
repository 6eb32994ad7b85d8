/**
 * An article's HTML as a page needs it, whoever wrote it: tables that scroll by themselves, also
 * by keyboard, and headings that never skip a level.
 * @param html Every tag is closed, and headings and tables carry no attributes.
 */
export function arranged(html: string): string {
  return stepped(html)
    .replaceAll('<table>', '<div role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

/** The level above an article's own: that of the page's title. */
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
