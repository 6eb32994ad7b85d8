import type { Json, Timestamp } from './index.ts'

/** The tables of the blog, its import and its newsletter. */
export interface WritingTables {
  blog_posts: BlogPostTable
  post_listings: PostListingTable
  post_counts: PostCountTable
  import_runs: ImportRunTable
  subscribers: SubscriberTable
}

export interface BlogPostTable {
  id: string
  slug: string
  title: string
  excerpt: string
  /** HTML, sanitised when it was written. */
  content: string
  /** What `content` was made from; null when it came as HTML. */
  markdown: string | null
  /** For search engines; null: the excerpt. */
  description: string | null
  /** A picture of 1200 x 630 to share the post with; null: that of its category. */
  share_image: string | null
  image_path: string | null
  category: string | null
  author: string | null
  /** Null: a draft. In the future: scheduled. */
  published_at: Timestamp | null
  updated_at: Timestamp
  keywords: Json
  /** As in VesselTable. */
  edited_at: Timestamp | null
}

/**
 * The posts that lists show, a row for each topic of each, kept with the posts: a page of a topic
 * is a stretch of its index. A scheduled post has none before it is published.
 */
interface PostListingTable {
  /** As in `db/writing/post-topics.ts`. */
  topic: string
  post_id: string
  published_at: Timestamp
  slug: string
}

interface PostCountTable {
  topic: string
  posts: number
}

/** One import of the built-in articles. */
export interface ImportRunTable {
  id: string
  /** 1 until it has ended, then null: unique, so that only one can be open. */
  open: 1 | null
  /** The e-mail address of who asked for it. */
  started_by: string
  created_at: Timestamp
  /** When a worker first took it. */
  started_at: Timestamp | null
  finished_at: Timestamp | null
  /** Articles to import; 0 until they have been counted. */
  total: number
  /** What became of each article so far. */
  outcomes: Json
  /** Why nothing could be imported at all. */
  failure: string | null
}

/** An address for the newsletter, under double consent: typed into the box, then confirmed by mail. */
export interface SubscriberTable {
  id: string
  /** Trimmed and lower-cased. */
  email: string
  /** Stands in the links by which the address is unsubscribed, for good. */
  token: string
  /** Stands in the links by which it is confirmed; another one after each unsubscribing. */
  confirm_token: string
  /** The sentence that stood beside the button. */
  consent_text: string
  /** The page that the box stood on. */
  source_path: string | null
  created_at: Timestamp
  /** When the address was last typed into the box while it was not subscribed. */
  consented_at: Timestamp
  confirmed_at: Timestamp | null
  /** Cleared when the address is confirmed again. */
  unsubscribed_at: Timestamp | null
}

/** Why an address that was typed into the box is written to. */
export type NewsletterTopic = 'confirm' | 'already-subscribed'
