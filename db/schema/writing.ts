import type { Json, Timestamp } from './index.ts'

/** The tables of the blog, its import and its newsletter. */
export interface WritingTables {
  blog_posts: BlogPostTable
  post_listings: PostListingTable
  post_counts: PostCountTable
  import_runs: ImportRunTable
  subscribers: SubscriberTable
  unsaved_posts: UnsavedPostTable
}

export interface BlogPostTable {
  id: string
  slug: string
  title: string
  excerpt: string
  /** HTML, sanitized when it is written. */
  content: string
  /** The source of `content`; null if it was written as HTML. */
  markdown: string | null
  /** The meta description; null for the excerpt. */
  description: string | null
  /** The share image, 1200 x 630; null for the category's. */
  share_image: string | null
  image_path: string | null
  category: string | null
  author: string | null
  /** Null for a draft; in the future if scheduled. */
  published_at: Timestamp | null
  updated_at: Timestamp
  keywords: Json
  /** When staff last changed what visitors read; null: it is as it came. */
  edited_at: Timestamp | null
}

/**
 * The listed posts, one row per post and topic, updated with the posts: a page of a topic is a range
 * of the index. A scheduled post has no rows before it is published.
 */
interface PostListingTable {
  /** As in `db/writing/post-topics.ts`. */
  topic: string
  post_id: string
  published_at: Timestamp
  slug: string
}

/** What somebody has typed into the form of a post and not saved. */
interface UnsavedPostTable {
  /** Made by the page on which it is typed. */
  id: string
  staff_id: string
  /** Null for a post that was never saved. */
  post_id: string | null
  /** The version of the post that was edited. */
  post_version: Timestamp | null
  /** The fields of the form. */
  fields: Json
  /** The page that writes this row; only it may replace what it has written. */
  writer: string
  /** Counts what the writer sent, so that a late request does not replace a newer one. */
  turn: number
  written_at: Timestamp
  /** Set when it was saved or discarded: a request that was under way cannot bring it back. */
  closed_at: Timestamp | null
}

interface PostCountTable {
  topic: string
  posts: number
}

/** One import of the built-in articles. */
export interface ImportRunTable {
  id: string
  /** 1 until it has ended, then null; unique, so that only one can be open. */
  open: 1 | null
  /** The email address of the person who started it. */
  started_by: string
  created_at: Timestamp
  /** When a worker first started on it. */
  started_at: Timestamp | null
  finished_at: Timestamp | null
  /** Articles to import; 0 until they have been counted. */
  total: number
  /** The outcome of each article so far. */
  outcomes: Json
  /** Why nothing could be imported at all. */
  failure: string | null
}

/** A newsletter address, with double opt-in: entered in the box, then confirmed by mail. */
export interface SubscriberTable {
  id: string
  /** Trimmed and lower-cased. */
  email: string
  /** The token of the unsubscribe links; it never changes. */
  token: string
  /** The token of the confirmation links; replaced on each unsubscribe. */
  confirm_token: string
  /** The consent text shown next to the button. */
  consent_text: string
  /** The page with the box. */
  source_path: string | null
  created_at: Timestamp
  /** When the address was last entered while it was not subscribed. */
  consented_at: Timestamp
  confirmed_at: Timestamp | null
  /** Cleared when the address is confirmed again. */
  unsubscribed_at: Timestamp | null
}

/** Why a message is sent to an address entered in the box. */
export type NewsletterTopic = 'confirm' | 'already-subscribed'
