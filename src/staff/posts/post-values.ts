import type { AdminPost } from '../../../db/writing/post-admin.ts'
import { cleanValues } from '../../forms/values.ts'
import { marksOf, mergeEdits } from '../editing/merge.ts'
import { POST_FIELDS } from './post-fields.ts'

/** The texts of a post as its form calls them: a version holds these. */
export const POST_LABELS = {
  title: 'Title',
  category: 'Category',
  excerpt: 'Excerpt',
  description: 'Description for search engines',
  author: 'Author',
  keywords: 'Keywords',
  picture: 'Picture',
  markdown: 'Text',
} as const

/** What two people can edit at once without being in each other’s way. */
const MERGED_FIELDS = ['slug', ...Object.keys(POST_LABELS)] as ('slug' | keyof typeof POST_LABELS)[]

export type PostField = (typeof POST_FIELDS)[number]
export type PostValues = Record<PostField, string>
export type PostErrors = Partial<Record<PostField | 'pictureFile' | 'placedFile', string>>

/** The typed values, as text that can be stored. */
export function postValues(fields: Record<string, unknown>): PostValues {
  return cleanValues(POST_FIELDS, fields) as PostValues
}

/** A stored post as its form shows it. */
export function valuesOf(post: AdminPost): PostValues {
  const said = {
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
  return { ...said, before: marksOf(said, MERGED_FIELDS) }
}

/** A former version as the form would show it; its address and its time are not among what returns. */
export function valuesOfVersion(columns: Readonly<Record<string, string | null>>): PostValues {
  const markdown = columns.markdown ?? asMarkdown(columns.content ?? '')
  return postValues({ ...columns, markdown })
}

/** Markdown passes HTML through, as long as no empty line ends it. */
function asMarkdown(html: string): string {
  return html.replace(/\n(?:[ \t]*\n)+/g, '\n').trim()
}

/** What was typed, over what somebody else has saved meanwhile. */
export function overTheirs(sent: PostValues, current: AdminPost) {
  const edit = { before: sent.before, sent, theirs: valuesOf(current) }
  const { values, before, isConflict } = mergeEdits(edit, MERGED_FIELDS)
  return { values: { ...values, before }, isConflict }
}
