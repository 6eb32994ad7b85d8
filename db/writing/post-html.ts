import { marked } from 'marked'
import sanitize from 'sanitize-html'

/** Longer text is rejected on input and truncated on output. */
export const MAX_POST_CHARACTERS = 200_000
/** Of its HTML: a table of single letters has five times its characters. */
const MAX_HTML_CHARACTERS = 2 * MAX_POST_CHARACTERS

/**
 * Markdown to HTML that is safe to store and to show.
 * @throws RangeError When the HTML would be too long to be shown whole.
 */
export function htmlFromMarkdown(markdown: string): string {
  const html = unsafeHtml(markdown)
  if (html.length > MAX_HTML_CHARACTERS) throw new RangeError('the HTML of a post is too long')
  return safeHtml(html)
}

/**
 * Sanitizes HTML to what a post may contain: headings below the page's own, prose, lists, tables,
 * quotes, links to web pages, pictures from this site. Every tag is closed.
 */
export function safeHtml(html: string): string {
  return sanitize(html.slice(0, MAX_HTML_CHARACTERS), {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
      ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'del', 'sub', 'sup', 'small', 'abbr', 'cite'],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
      ...['figure', 'figcaption', 'img', 'dl', 'dt', 'dd'],
    ],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      abbr: ['title'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      ol: ['start'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 40,
    transformTags: {
      // The page has its own h1.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: {
          ...(href && { href }),
          ...(title && { title }),
          ...(/^https?:/i.test(href ?? '') && { rel: 'noopener' }),
        },
      }),
      // Without alt text, screen readers would read the file name.
      img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
      th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...attribs } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src),
  })
}

/** The addresses of the pictures in Markdown that are left out of its HTML, each once. */
export function leftOutPictures(markdown: string): string[] {
  const found = new Set<string>()
  sanitize(unsafeHtml(markdown), {
    allowedTags: ['img'],
    allowedAttributes: false,
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === 'img' && attribs.src && !isOwnPicture(attribs.src)) found.add(attribs.src)
      return true
    },
  })
  return [...found]
}

function unsafeHtml(markdown: string): string {
  return marked.parse(markdown.slice(0, MAX_POST_CHARACTERS), { async: false, gfm: true })
}

/** Pictures from other sites are not loaded: that would disclose visitors' IP addresses. */
function isOwnPicture(src: string | undefined): boolean {
  return /^\/(images|pictures|charts)\/[\w./-]+$/.test(src ?? '') && !src?.includes('..')
}
