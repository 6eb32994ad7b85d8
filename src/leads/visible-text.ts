/** Characters that are invisible, end lines, or change the direction of the text. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const LINE_END = /\r\n?|[\u2028\u2029]/g

/** A visitor's text made safe to show: without hidden characters, with its line breaks. */
export function visibleText(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_END, '\n')
    .replace(CONTROL, '')
    .replace(DIRECTION, '')
    .trim()
}

/** The same on one line, at most `limit` characters long, for headers and file lists. */
export function visibleLine(text: string, limit: number): string {
  const line = visibleText(text.slice(0, limit * 4)).replace(/\s+/g, ' ')
  const letters = [...new Intl.Segmenter('en').segment(line)].map(({ segment }) => segment)
  return letters.length > limit ? `${letters.slice(0, limit - 1).join('')}…` : line
}
