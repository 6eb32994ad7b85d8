import { LINE_END } from '../forms/values.ts'

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
/** What joins or parts letters is none of them: Persian and emoji are written with it. */
const HIDDEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g

/** A visitor's text made safe to show: without hidden characters, with its line breaks. */
export function visibleText(text: string): string {
  return withoutHidden(text.toWellFormed().replace(LINE_END, '\n').replace(CONTROL, '')).trim()
}

/** The same text without what has no width, or turns others around; Arabic and Hebrew stay as they are. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '')
}

/** The same on one line, at most `limit` characters long, for headers and file lists. */
export function visibleLine(text: string, limit: number): string {
  const line = visibleText(text.slice(0, limit * 4)).replace(/\s+/g, ' ')
  const letters = [...new Intl.Segmenter('en').segment(line)].map(({ segment }) => segment)
  return letters.length > limit ? `${letters.slice(0, limit - 1).join('')}…` : line
}

/** The name of whoever sent a lead, on one line; of somebody without one that is seen, the address. */
export function visibleName({ name, email }: { name: string; email: string }, limit: number) {
  return visibleLine(name, limit) || visibleLine(email, limit)
}
