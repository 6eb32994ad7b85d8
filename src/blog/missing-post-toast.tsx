import { requestHeaders } from '../http/request.ts'
import { ServerToast } from '../ui/toast/server-toast.tsx'
import { missingPost } from './missing-post-cookie.ts'

const MESSAGES = {
  missing: {
    title: 'Blog post not found',
    text: 'It may have been moved or withdrawn. Here are our current articles.',
  },
  failed: {
    title: 'Failed to fetch blog post: it could not be loaded right now.',
    text: 'Please try again in a minute.',
  },
}

/** The toast on the list of posts for a visitor who was redirected from a missing post. */
export function MissingPostToast() {
  const state = missingPost(requestHeaders())
  return state && <ServerToast toast={{ tone: 'problem', ...MESSAGES[state] }} />
}
