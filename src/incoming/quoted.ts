/** A message without what it repeats of an earlier one, and that. */
export interface Unquoted {
  text: string
  /** Empty when nothing is repeated, or when the answer stands between it or below it. */
  quoted: string
}

/**
 * Where a mail program says whose words follow. A heading has a digit, of a date or a time: "On Monday she wrote:" is part
 * of what somebody writes.
 */
const HEADINGS = [
  // Gmail and Apple Mail, who may break it into two or three lines.
  /^(?:> ?)?On (?=[^\n]*\d)[^\n]{1,200}(?:\n(?:> ?)?[^\n]{1,200}){0,2}?wrote:[ \t]*$/m,
  // Outlook for Windows and the web, whose heading has a line above it or not.
  /^(?:_{5,}[ \t]*\n\s*)?\*?From:\*?[ \t][^\n]+\n(?:[^\n]*\n){0,2}?\*?(?:Sent|Date):\*?[ \t][^\n]*\d[^\n]*$/m,
  /^-{2,}[ \t]*(?:Original Message|Forwarded message)[ \t]*-{2,}[ \t]*$/im,
]

/** Tells the answer from the earlier messages that mail programs repeat below it. Nothing is left out. */
export function splitQuoted(message: string): Unquoted {
  const starts = [...HEADINGS.map((heading) => message.search(heading)), bareQuote(message)]
  for (const start of starts.filter((at) => at > 0).sort((a, b) => a - b)) {
    const [text, quoted] = [message.slice(0, start).trim(), message.slice(start).trim()]
    if (text !== '' && !isAnsweredBelow(quoted)) return { text, quoted }
  }
  return { text: message.trim(), quoted: '' }
}

const IS_QUOTED = /^\s*(>|$)/

/** Whether somebody wrote between or below lines that begin with `>`: then all of it has to be read. */
function isAnsweredBelow(quoted: string): boolean {
  const lines = quoted.split('\n')
  const first = lines.findIndex((line) => line.startsWith('>'))
  const beforeIt = lines.slice(0, first).join('\n').length
  // Of a heading that is quoted itself, or of mail without such lines, all that follows is repeated.
  if (first < 0 || beforeIt > MOST_OF_HEADING) return false
  return lines.slice(first).some((line) => !IS_QUOTED.test(line))
}

const MOST_OF_HEADING = 650

/** Where lines that begin with `>` start and nothing else follows, or -1. */
function bareQuote(message: string): number {
  const lines = message.split('\n')
  const last = lines.findLastIndex((line) => !IS_QUOTED.test(line))
  const first = lines.findIndex((line, at) => at > last && line.startsWith('>'))
  return first < 0 ? -1 : lines.slice(0, first).join('\n').length
}
