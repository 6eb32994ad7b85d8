import type { PostTeaser } from '../../db/writing/posts.ts'
import { escapeHtml } from '../http/escape.ts'
import type { ReadingTown } from './addresses.ts'

/** Stands in a post for the town that it is read for. */
const PLACEHOLDER = '[Town]'
/** What it reads without one. */
const EVERYWHERE = 'Connecticut'

/** More of a title or an excerpt than this is not shown: nothing a reader is meant to see is longer. */
const MAX_CHARACTERS = 400

/** A text with the town put in. */
export function inTown(text: string, town: ReadingTown | undefined): string {
  return text.replaceAll(PLACEHOLDER, () => town?.name ?? EVERYWHERE)
}

/** Whether a text names the town that it is read for. */
export function namesTown(text: string): boolean {
  return text.includes(PLACEHOLDER)
}

/** A post with the town put into what lists and heads say of it. */
export function postInTown<T extends PostTeaser>(post: T, town: ReadingTown | undefined): T {
  const line = (text: string) => inTown(text.slice(0, MAX_CHARACTERS), town)
  return { ...post, title: line(post.title), excerpt: line(post.excerpt) }
}

/** A post's HTML with the town put in. */
export function htmlInTown(html: string, town: ReadingTown | undefined): string {
  return inTown(html, town && { ...town, name: escapeHtml(town.name) })
}
