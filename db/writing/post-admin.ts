import { type Selectable, sql } from 'kysely'
import { textsFromJson } from '../json-text.ts'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import type { BlogPostTable } from '../schema/writing.ts'
import { countTopics } from './post-listings.ts'

/** A post as staff edit it. */
export interface AdminPost {
  id: string
  slug: string
  title: string
  excerpt: string
  description: string
  /** HTML, as visitors see it. */
  content: string
  /** The source of the content; undefined if the post was written as HTML. */
  markdown: string | undefined
  category: string
  author: string
  keywords: string[]
  imagePath: string
  shareImage: string
  /** Undefined for a draft; in the future if scheduled. */
  publishedAt: Timestamp | undefined
  /** The time of the last change, to detect concurrent edits. */
  version: Timestamp
}

/** A row of the admin list. */
type DeskEntry = Pick<AdminPost, 'id' | 'slug' | 'title' | 'category' | 'publishedAt'> & {
  updatedAt: Timestamp
}

export const ADMIN_VIEWS = ['all', 'drafts', 'scheduled', 'published'] as const
export type AdminView = (typeof ADMIN_VIEWS)[number]

/** The position of an entry in its list: the sort key and the slug. */
export type AdminPlace = readonly [key: string, slug: string]

export interface AdminPage {
  posts: DeskEntry[]
  /** Where the previous page ends, if there is one. */
  newer: AdminPlace | undefined
  older: AdminPlace | undefined
}

const DESK_PAGE = 25

interface DeskQuery {
  view: AdminView
  /** A title prefix; searches all posts and sorts them by title. */
  search?: string | undefined
  /** Show the entries after this position. */
  after?: AdminPlace | undefined
  /** Show the entries before this position. */
  before?: AdminPlace | undefined
}

const COLUMNS = ['id', 'slug', 'title', 'category', 'published_at', 'updated_at'] as const
/** Sorts after every text. */
const LAST = '\u{10ffff}'

/** A page of the admin list, newest first. Keyset pagination: any page is one index range. */
export async function listAdminPosts(
  db: Db,
  { view, search, after, before }: DeskQuery,
  now: Timestamp = new Date().toISOString(),
): Promise<AdminPage> {
  const beginning = search ? foldedTitle(search) : ''
  const byTime = view === 'all' || view === 'drafts' ? 'updated_at' : 'published_at'
  const key = beginning ? sql<string>`lower(title)` : sql<string>`${sql.ref(byTime)}`
  const isUpward = (beginning !== '') !== (before !== undefined)
  // One bound on each side: given two on one side, SQLite might use the wider one.
  const { above, below } = stretch(limitsOf(view, beginning, now), before ?? after, isUpward)
  const rows = await db
    .selectFrom('blog_posts')
    .select([...COLUMNS, key.as('key')])
    .$if(!beginning && view === 'drafts', (q) => q.where('published_at', 'is', null))
    .$if(above !== undefined, (q) =>
      q.where(sql<boolean>`(${key}, slug) > (${above?.[0]}, ${above?.[1]})`),
    )
    .$if(below !== undefined, (q) =>
      q.where(sql<boolean>`(${key}, slug) < (${below?.[0]}, ${below?.[1]})`),
    )
    .orderBy(key, isUpward ? 'asc' : 'desc')
    .orderBy('slug', isUpward ? 'asc' : 'desc')
    .limit(DESK_PAGE + 1)
    .execute()
  const hasMore = rows.length > DESK_PAGE
  const page = before ? rows.slice(0, DESK_PAGE).reverse() : rows.slice(0, DESK_PAGE)
  const placeOf = (row: (typeof rows)[number] | undefined): AdminPlace | undefined =>
    row && [row.key, row.slug]
  return {
    posts: page.map(toEntry),
    newer: (before ? hasMore : after !== undefined) ? placeOf(page[0]) : undefined,
    older: (before ? true : hasMore) ? placeOf(page.at(-1)) : undefined,
  }
}

interface Limits {
  above?: AdminPlace | undefined
  below?: AdminPlace | undefined
}

/** The first and last position of a list. */
function limitsOf(view: AdminView, beginning: string, now: Timestamp): Limits {
  if (beginning) return { above: [beginning, ''], below: [beginning + LAST, ''] }
  if (view === 'scheduled') return { above: [now, LAST] }
  if (view === 'published') return { below: [now, LAST] }
  return {}
}

/** The part of a list on one side of a position. */
function stretch(
  { above, below }: Limits,
  place: AdminPlace | undefined,
  isUpward: boolean,
): Limits {
  if (!place) return { above, below }
  return isUpward
    ? { above: above && isBefore(place, above) ? above : place, below }
    : { above, below: below && isBefore(below, place) ? below : place }
}

function isBefore(one: AdminPlace, other: AdminPlace): boolean {
  return one[0] === other[0] ? one[1] < other[1] : one[0] < other[0]
}

/** How many posts each view has. Only drafts and scheduled posts are counted each time: they are few. */
export async function countAdminPosts(
  db: Db,
  now: Timestamp = new Date().toISOString(),
): Promise<Record<AdminView, number>> {
  const [topics, drafts, scheduled] = await Promise.all([
    countTopics(db),
    db
      .selectFrom('blog_posts')
      .select((eb) => eb.fn.countAll().as('posts'))
      .where('published_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('blog_posts')
      .select((eb) => eb.fn.countAll().as('posts'))
      .where('published_at', '>', now)
      .executeTakeFirstOrThrow(),
  ])
  const counts = {
    drafts: Number(drafts.posts),
    scheduled: Number(scheduled.posts),
    published: topics.all ?? 0,
  }
  return { all: counts.drafts + counts.scheduled + counts.published, ...counts }
}

/** A post for editing, whatever its state. */
export async function findAdminPost(db: Db, id: string): Promise<AdminPost | undefined> {
  const row = await db.selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toAdminPost(row)
}

export function toAdminPost(row: Selectable<BlogPostTable>): AdminPost {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    description: row.description ?? '',
    content: row.content,
    markdown: row.markdown ?? undefined,
    category: row.category ?? '',
    author: row.author ?? '',
    keywords: textsFromJson(row.keywords),
    imagePath: row.image_path ?? '',
    shareImage: row.share_image ?? '',
    publishedAt: row.published_at ?? undefined,
    version: row.updated_at,
  }
}

function toEntry(row: Pick<Selectable<BlogPostTable>, (typeof COLUMNS)[number]>): DeskEntry {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category ?? '',
    publishedAt: row.published_at ?? undefined,
    updatedAt: row.updated_at,
  }
}

/** Lower-cases a title as the databases do. */
function foldedTitle(text: string): string {
  return text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
