import type { StaffMember } from '../../../db/staff/staff.ts'
import type { DeskPost } from '../../../db/writing/post-desk.ts'
import { type PageInPlace, pageInPlace } from '../../http/in-place.ts'
import type { ToastMessage } from '../../ui/toast/server-toast.tsx'
import type { PostErrors, PostValues } from './post-values.ts'

/** A post as its form shows it: stored, new, or sent and not taken. */
export interface EditedPost {
  /** Undefined: it was never saved. */
  id: string | undefined
  /** What the next save must find unchanged. */
  version: string | undefined
  values: PostValues
  /** What visitors have of it now. */
  stored: Pick<DeskPost, 'slug' | 'publishedAt'> | undefined
  /** It came without Markdown: its HTML stands in the text. */
  isHtml?: boolean
  /** It goes back as it came, unread: nobody has shown yet that they are staff. */
  asSent?: boolean
  errors?: PostErrors
  /** What kept it from being saved, when it was no field. */
  problem?: string
  toast?: ToastMessage
  /** A picture that came with the form, as it is named in the text. */
  placed?: { markdown: string }
  /** What somebody else has saved meanwhile. */
  saved?: DeskPost
}

/** The page of a post as the answer to its form. */
export interface PostAnswer extends PageInPlace {
  /** Undefined: whoever sent it is not signed in any more. */
  staff: StaffMember | undefined
  post: EditedPost
}

/** What the page being rendered has to show, when it answers the form. */
export function postBeingAnswered(): PostAnswer | undefined {
  const page = pageInPlace()
  return page && 'post' in page ? (page as PostAnswer) : undefined
}

/** The form, or the preview, as the answer to what was sent. */
export function answerInPlace(
  answer: Pick<PostAnswer, 'staff' | 'post'>,
  status: number,
  page: 'form' | 'preview' = 'form',
): PostAnswer {
  const form = `/admin/posts/${encodeURIComponent(answer.post.id ?? 'new')}`
  return { ...answer, path: page === 'form' ? form : `${form}/preview`, status }
}
