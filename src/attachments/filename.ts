const MAX_VISIBLE_CHARACTERS = 100
/** Leaves room for the key's timestamp and an added extension in a file system's 255. */
const MAX_BYTES = 200
const NAMELESS = 'file'
/** More than any file system takes, in characters that a browser may have encoded as three; only its end is read. */
const MAX_READ = 1000

/** Control, bidi, zero-width, filler and private characters, and halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu
/** Reserved in a file name on the office's Windows computers. */
const RESERVED_CHARACTERS = /[<>:"|?*]/g
const DEVICE_NAME = /^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?=\.|$)/i
const EXTENSION = /\.[a-z\d]{1,10}$/i

/**
 * What a visitor's file name becomes before it is shown, stored or mailed: its last path segment,
 * visible characters only, a name that is valid on every computer of the office.
 */
export function cleanFilename(given: string): string {
  const name = unescapeQuotes(given.slice(-MAX_READ))
    .replace(/^.*[/\\]/s, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(STACKED_MARKS, '$1')
    .replace(RESERVED_CHARACTERS, '_')
    .replace(/ +/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return shorten(name.replace(DEVICE_NAME, '_$&') || NAMELESS)
}

/**
 * The name with an extension that matches its content: `scan.exe` that is a PDF, `scan.exe.pdf`.
 */
export function withExtension(name: string, extensions: readonly string[]): string {
  const lower = name.toLowerCase()
  if (extensions.some((extension) => lower.endsWith(extension))) return name
  return `${name}${extensions[0]}`
}

/** Browsers percent-encode only these three characters in a multipart name. */
function unescapeQuotes(name: string): string {
  return name.replace(/%22/g, '"').replace(/%0D|%0A/gi, ' ')
}

function shorten(name: string): string {
  const extension = EXTENSION.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - extension.length)
  let short = ''
  let visible = extension.length
  for (const { segment } of new Intl.Segmenter('en').segment(stem)) {
    visible++
    const bytes = Buffer.byteLength(short + segment + extension)
    if (visible > MAX_VISIBLE_CHARACTERS || bytes > MAX_BYTES) break
    short += segment
  }
  return `${short.trimEnd()}${extension}`
}
