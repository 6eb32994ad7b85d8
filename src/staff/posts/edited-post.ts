import type { Timestamp } from '../../../db/schema/index.ts'
import type { StaffMember } from '../../../db/staff/staff.ts'
import type { AdminPost } from '../../../db/writing/post-admin.ts'
import type { UnsavedPost } from '../../../db/writing/unsaved-posts.ts'
import { type RerenderedPage, rerenderedPage } from '../../http/rerender.ts'
import type { ToastMessage } from '../../ui/toast/server-toast.tsx'
import type { PostErrors, PostValues } from './post-values.ts'

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
export interface PostAnswer extends RerenderedPage {
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
