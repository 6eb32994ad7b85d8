import type { Timestamp } from '../../../db/schema/index.ts'
import type { StaffMember } from '../../../db/staff/staff.ts'
import type { AdminPost } from '../../../db/writing/post-admin.ts'
import type { UnsavedPost } from '../../../db/writing/unsaved-posts.ts'
import { cleanValues } from '../../forms/values.ts'
import { type RerenderedPage, rerenderedPage } from '../../http/rerender.ts'
import type { ToastMessage } from '../../ui/toast/server-toast.tsx'
import { marksOf, mergeEdits } from '../editing/merge.ts'
import { POST_FIELDS } from './post-fields.ts'

/** A post as its form shows it: stored, new, or sent and rejected. */
export interface EditedPost {
  /** Undefined when it was never saved. */
  id: string | undefined
  /** The id that it gets when it is saved for the first time. */
  newId?: string
  /** The version that the next save must find unchanged. */
  version: string | undefined
  values: PostValues
  /** What visitors see of it now; as its page knew it if it is returned as sent. */
  stored: Pick<AdminPost, 'slug' | 'publishedAt'> | undefined
  /** It has no Markdown source: the text contains its HTML. */
  isHtml?: boolean
  /** It is returned as sent and not processed: the sender is not known to be staff. */
  asSent?: boolean
  errors?: PostErrors
  /** Why it was not saved, when the reason is not a field. */
  problem?: string
  /** What is said of its pictures, unless it was said before. */
  said?: string
  toast?: ToastMessage
  /** The Markdown of a picture that was uploaded with the form. */
  placed?: { markdown: string }
  /** The version that somebody else has saved meanwhile. */
  saved?: AdminPost
  /** Under which its unsaved changes are stored, and the page that writes them. */
  unsaved?: { id: string; writer: string }
  /** When these unsaved changes were stored that the form shows. */
  restored?: Timestamp
  /** Unsaved changes that can be restored. */
  waiting?: Pick<UnsavedPost, 'id' | 'writtenAt'>[]
}

/** The page of a post as the response to its form. */
interface PostAnswer extends RerenderedPage {
  /** Undefined when the sender is no longer signed in. */
  staff: StaffMember | undefined
  post: EditedPost
}

/** The post that the page being rendered shows, when it answers the form. */
export function postBeingAnswered(): PostAnswer | undefined {
  return rerenderedPage<PostAnswer>('post')
}

/** The form or the preview as the response to what was sent. */
export function answerInPlace(
  answer: Pick<PostAnswer, 'staff' | 'post'>,
  status: number,
  page: 'form' | 'preview' = 'form',
): PostAnswer {
  const form = `/admin/posts/${encodeURIComponent(answer.post.id ?? 'new')}`
  return { ...answer, path: page === 'form' ? form : `${form}/preview`, status }
}

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
