import { visibleLine } from '../../../leads/visible-text.ts'

const MAX_NAME = 150

/** A download's `content-disposition` under the visitor's name for the file (RFC 6266). */
export function downloadAs(filename: string): string {
  const name = visibleLine(filename, MAX_NAME).replace(/[/\\]/g, '_') || 'file'
  const plain = name.replace(/[^\x20-\x7e]|["%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`
}

/** As RFC 8187 wants it, which reserves some more characters than a URL does. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
