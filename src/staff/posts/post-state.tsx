import type { DeskPost } from '../../../db/writing/post-desk.ts'
import { isPublished } from '../../../db/writing/post-writing.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { officeTimeInWords } from '../frame/office-time.ts'

export type PostState = 'draft' | 'scheduled' | 'published'

/** The publication state of a post. */
export function postState(post: Pick<DeskPost, 'publishedAt'> | undefined): PostState {
  if (post?.publishedAt === undefined) return 'draft'
  return isPublished(post) ? 'published' : 'scheduled'
}

/** The state as a badge, for a scheduled post with its time. */
export function PostStateBadge({ post }: { post: Pick<DeskPost, 'publishedAt'> | undefined }) {
  const state = postState(post)
  if (state === 'draft') return <Badge tone="land">Draft</Badge>
  if (state === 'published') return <Badge tone="ink">Published</Badge>
  return <Badge>Scheduled: {officeTimeInWords(post?.publishedAt ?? '')}</Badge>
}
