import type { AdminPost } from '../../../db/writing/post-admin.ts'
import { isPublished } from '../../../db/writing/post-writing.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { officeTimeInWords } from '../frame/office-time.ts'

export type PostState = 'draft' | 'scheduled' | 'published'

/** The publication state of a post. */
export function handleState(post: Pick<AdminPost, 'publishedAt'> | undefined): PostState {
  if (post?.publishedAt === undefined) return 'draft'
  return isPublished(post) ? 'published' : 'scheduled'
}

/** The state as a badge, for a scheduled post with its time. */
export function PostStateBadge({ post }: { post: Pick<AdminPost, 'publishedAt'> | undefined }) {
  const state = handleState(post)
  if (state === 'draft') return <Badge tone="land">Draft</Badge>
  if (state === 'published') return <Badge tone="ink">Published</Badge>
  return <Badge>Scheduled: {officeTimeInWords(post?.publishedAt ?? '')}</Badge>
}
