import type { WorkLead } from '../../../../db/work/work-leads.ts'

/** Something that waits or failed, as the dashboard shows it. */
export interface WorkItem {
  /** Of what is retried, or of what is shown. */
  id: string
  /** What it is, for example: Confirmation to the visitor. */
  what: string
  /** Whose lead it belongs to. */
  lead: WorkLead | undefined
  /** A moment, and what happened then. */
  at: { verb: 'waiting since' | 'failed'; time: string }
  /** In a layman's words, what is wrong and what comes next. */
  why: string
  /** Which sort of retry makes sense, if one does. */
  retry: RetrySort | undefined
}

export const RETRY_SORTS = ['job', 'message', 'import'] as const
type RetrySort = (typeof RETRY_SORTS)[number]

/** One list of the dashboard. */
export interface WorkList {
  title: string
  items: WorkItem[]
  inAll: number
}
