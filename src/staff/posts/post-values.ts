import type { DeskPost } from '../../../db/writing/post-desk.ts'
import { cleanValues } from '../../forms/values.ts'

/** The fields of the post form. */
export const POST_FIELDS = [
  'title',
  'slug',
  'category',
  'excerpt',
  'description',
  'author',
  'keywords',
  'picture',
  'markdown',
  'at',
  // What the field of the time showed when its page was loaded.
  'atBefore',
  'alt',
] as const

export type PostField = (typeof POST_FIELDS)[number]
export type PostValues = Record<PostField, string>
export type PostErrors = Partial<Record<PostField | 'pictureFile' | 'placedFile', string>>

/** The typed values, as text that can be stored. */
export function postValues(fields: Record<string, unknown>): PostValues {
  return cleanValues(POST_FIELDS, fields) as PostValues
}

/** A stored post as its form shows it. */
export function valuesOf(post: DeskPost): PostValues {
  return {
    title: post.title,
    slug: post.slug,
    category: post.category,
    excerpt: post.excerpt,
    description: post.description,
    author: post.author,
    keywords: post.keywords.join(', '),
    picture: post.imagePath,
    markdown: post.markdown ?? asMarkdown(post.content),
    at: '',
    atBefore: '',
    alt: '',
  }
}

/** Markdown passes HTML through, as long as no empty line ends it. */
function asMarkdown(html: string): string {
  return html.replace(/\n(?:[ \t]*\n)+/g, '\n').trim()
}
