import Turndown from 'turndown'

const BOLD = /font-weight:\s*(bold|[6-9]00)/i
/** Google Docs wraps all that is copied in such a `b`. */
const NOT_BOLD = /font-weight:\s*(normal|[1-5]00)/i
/** Word writes the points of a list as paragraphs. */
const WORD_POINT = /mso-list:\s*l\d+\s+level(\d)/i
const MOST_SPANNED = 50
const HREF = /\bhref="([^"]*)"/gi
const LINK = /^(https?:|mailto:|tel:|\/)/i
/** Outlook and Google wrap the links of what they show in one of their own. */
const WRAPPED =
  /^https:\/\/(?:[\w.-]+\.safelinks\.protection\.outlook\.com\/|www\.google\.com\/url)\?(?:.*?&(?:amp;)?)?(?:url|q)=(https?%3A[^&]+|https?:[^&]+)/i

/**
 * What is copied from a web page, Word or the like, as Markdown.
 * @param origin Of this site, whose pictures and pages are named without it.
 * @returns With the number of pictures that are left out, since only another program has them.
 */
export function markdownOf(html: string, origin: string) {
  const turndown = new Turndown({
    ...{ headingStyle: 'atx', hr: '---', bulletListMarker: '-', codeBlockStyle: 'fenced' },
    emDelimiter: '*',
  })
  const escapeMarks = turndown.escape.bind(turndown)
  // It leaves these, with which Markdown begins a tag or a character by its name: what reads "<name>" would vanish.
  turndown.escape = (text) => escapeMarks(text).replace(/<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&')
  const cells = new Map<unknown, string>()
  // The title of a post is its first heading.
  const deeper = /<h1\b/i.test(html) ? 1 : 0
  let lostPictures = 0
  turndown
    .remove(['head', 'style', 'script', 'title', 'noscript', 'button', 'select', 'textarea'])
    .remove((node) => node.nodeName.toLowerCase() === 'svg')
    .addRule('heading', {
      filter: (node) => levelOf(node) > 0 && node.textContent?.trim() !== '',
      replacement: (content, node) =>
        `\n\n${'#'.repeat(Math.min(4, levelOf(node as HTMLElement) + deeper))} ${content.trim()}\n\n`,
    })
    .addRule('list in a list', {
      // Google Docs puts it behind the point, not into it.
      filter: (node) => isList(node) && isList(node.parentElement),
      replacement: (content) => `\n${content.trim().replace(/^(?=.)/gm, '    ')}\n`,
    })
    .addRule('only paragraph of a point', {
      filter: (node) =>
        node.nodeName === 'P' &&
        node.parentElement?.nodeName === 'LI' &&
        node.parentElement.querySelectorAll('p').length === 1,
      replacement: (content) => content,
    })
    .addRule('summary', { filter: 'summary', replacement: (content) => `\n\n${content}\n\n` })
    .addRule('weight', {
      filter: ['b', 'strong', 'i', 'em', 'span'],
      replacement: (content, node) => {
        if (!content.trim() || content.includes('\n')) return content
        const slanted = isItalic(node) ? `*${content}*` : content
        return isBold(node) ? `**${slanted}**` : slanted
      },
    })
    .addRule('point of Word', {
      filter: (node) => node.nodeName === 'P' && WORD_POINT.test(styleOf(node)),
      replacement: wordPoint,
    })
    .addRule('mark of Word', {
      filter: (node) => /mso-list:\s*ignore/i.test(styleOf(node)),
      replacement: () => '',
    })
    .addRule('code', {
      filter: 'pre',
      replacement: (_, node) => `\n\n\`\`\`\n${node.textContent?.replace(/\n$/, '')}\n\`\`\`\n\n`,
    })
    .addRule('cell', {
      filter: ['td', 'th'],
      replacement: (content, node) => {
        cells.set(
          node,
          content
            .trim()
            .replace(/^\s*- +/gm, '• ')
            .replace(/\s*\n\s*/g, ' ')
            .replaceAll('|', '\\|'),
        )
        return isGrid(node.closest('table')) ? '' : `\n\n${content}\n\n`
      },
    })
    .addRule('table', {
      filter: (node) => node.nodeName === 'TABLE' && isGrid(node),
      replacement: (content, node) => `\n\n${content.trim()}\n\n${tableOf(node, cells)}\n\n`,
    })
    .addRule('picture of another program', {
      filter: (node) => node.nodeName === 'IMG' && !/^(https?:|\/)/i.test(sourceOf(node)),
      replacement: () => {
        lostPictures++
        return ''
      },
    })
  const markdown = turndown
    .turndown(html.replaceAll(`"${origin}/`, '"/').replace(HREF, unwrapped))
    .replace(/\u00a0/g, ' ')
    .replace(/^( *)- {3}/gm, '$1- ')
    // Two bold words that touch.
    .replace(/(?<=[^\s*])\*{4}(?=[^\s*])/g, '')
  return { markdown, lostPictures }
}

/** A link of the page to itself, or to a script, is none elsewhere. */
function unwrapped(link: string, href: string): string {
  const wrapped = WRAPPED.exec(href)?.[1]
  if (!wrapped) return LINK.test(href) ? link : ''
  return `href="${decodeURIComponent(wrapped).replaceAll('&', '&amp;').replaceAll('"', '%22')}"`
}

function isList(node: Element | null): boolean {
  return node !== null && /^[UO]L$/.test(node.nodeName)
}

/** 0 for what is no heading. Word's page writes them as paragraphs with a role. */
function levelOf(node: HTMLElement): number {
  if (node.getAttribute('role') === 'heading') return Number(node.getAttribute('aria-level')) || 2
  return Number(/^H([1-6])$/.exec(node.nodeName)?.[1] ?? 0)
}

function wordPoint(content: string, node: HTMLElement): string {
  const level = Number(WORD_POINT.exec(styleOf(node))?.[1])
  const mark = node.querySelector('[style*="mso-list:Ignore"]')?.textContent?.trim() ?? ''
  const number = /^(\w+)[.)]/.exec(mark)?.[1]
  const sign = number === undefined ? '-' : `${Number(number) || 1}.`
  const isPoint = (beside: Element | null) => beside !== null && WORD_POINT.test(styleOf(beside))
  const before = isPoint(node.previousElementSibling) ? '\n' : '\n\n'
  const after = isPoint(node.nextElementSibling) ? '\n' : '\n\n'
  return `${before}${'    '.repeat(level - 1)}${sign} ${content.trim()}${after}`
}

/** Not one that only puts things beside each other. */
function isGrid(table: Element | null): boolean {
  if (!table || table.querySelector('table')) return false
  return Array.from(table.querySelectorAll('tr')).some(({ children }) => children.length > 1)
}

function tableOf(table: Element, cells: ReadonlyMap<unknown, string>): string {
  const rows = Array.from(table.querySelectorAll('tr'))
  const grid = rows.map((): string[] => [])
  for (const [y, row] of rows.entries()) {
    for (const cell of Array.from(row.children)) {
      const span = (name: string) => Math.min(MOST_SPANNED, Number(cell.getAttribute(name)) || 1)
      let x = 0
      while (grid[y]?.[x] !== undefined) x++
      for (const line of grid.slice(y, y + span('rowspan')))
        for (let over = 0; over < span('colspan'); over++) line[x + over] = ''
      const line = grid[y]
      if (line) line[x] = cells.get(cell) ?? ''
    }
  }
  const width = Math.max(...grid.map(({ length }) => length))
  const lines = grid.map(
    (line) => `| ${Array.from({ length: width }, (_, x) => line[x] ?? '').join(' | ')} |`,
  )
  return lines.toSpliced(1, 0, `|${' --- |'.repeat(width)}`).join('\n')
}

function isBold(node: HTMLElement): boolean {
  const style = styleOf(node)
  const isSo = node.nodeName === 'SPAN' ? BOLD.test(style) : /^(B|STRONG)$/.test(node.nodeName)
  const around = node.parentElement?.closest('b,strong,th,h1,h2,h3,h4')
  return isSo && !NOT_BOLD.test(style) && (!around || NOT_BOLD.test(styleOf(around)))
}

function isItalic(node: HTMLElement): boolean {
  const style = styleOf(node)
  const isSo =
    node.nodeName === 'SPAN' ? /font-style:\s*italic/i.test(style) : /^(I|EM)$/.test(node.nodeName)
  return isSo && !node.parentElement?.closest('i,em')
}

function styleOf(node: Element): string {
  return node.getAttribute('style') ?? ''
}

function sourceOf(node: Element): string {
  return node.getAttribute('src') ?? ''
}
