import type { PostTeaser } from '../../db/writing/posts.ts'
import { escapeHtml } from '../http/escape.ts'
import { articleFor } from '../ui/article-for.ts'
import type { ReadingTown } from './addresses.ts'

/** The placeholder in a post for the town that it is read for. */
const PLACEHOLDER = '[Town]'
/** The same with the article before it, which depends on the name. */
const WITH_ARTICLE = /\b(a)n? \[Town\]/gi
/** Its text without a town. */
const EVERYWHERE = 'Connecticut'

/** Titles and excerpts are cut at this length; no real one is longer. */
const MAX_CHARACTERS = 400

/** A text with the town filled in. */
export function inTown(text: string, town: ReadingTown | undefined): string {
  const name = town?.name ?? EVERYWHERE
  const n = articleFor(name).slice(1)
  return text
    .replace(WITH_ARTICLE, (_, a) => `${a}${n} ${name}`)
    .replaceAll(PLACEHOLDER, () => name)
}

/** Whether a text names the town that it is read for. */
export function namesTown(text: string): boolean {
  return text.includes(PLACEHOLDER)
}

/** A post with the town filled in where lists and page heads use it. */
export function postInTown<T extends PostTeaser>(post: T, town: ReadingTown | undefined): T {
  const line = (text: string) => inTown(text.slice(0, MAX_CHARACTERS), town)
  return { ...post, title: line(post.title), excerpt: line(post.excerpt) }
}

/** A post's HTML with the town filled in. */
export function htmlInTown(html: string, town: ReadingTown | undefined): string {
  return inTown(html, town && { ...town, name: escapeHtml(town.name) })
}
