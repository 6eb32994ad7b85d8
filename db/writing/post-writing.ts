import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import { raiseSiteRevision } from '../ops/revision.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'
import { addVersionIfNew, removeVersions } from '../versions.ts'
import { seedPostSlugs } from './articles.ts'
import { type AdminPost, findAdminPost, toAdminPost } from './post-admin.ts'
import { relistPost } from './post-listings.ts'
import { slugFrom } from './post-slug.ts'

/** What staff enter. Without a slug, one is made from the title. */
export type PostText = Omit<AdminPost, 'id' | 'publishedAt' | 'version'> & { markdown: string }

/** How saving affects publication: `as it is` does not change it. */
export type Publication = 'as it is' | 'now' | 'withdrawn' | { at: Timestamp }

export interface PostEdit {
  /** Undefined for a new post. */
  id: string | undefined
  /** The id that a new post gets, made with its form: the same save sent twice is one post. */
  newId?: string | undefined
  /** The version that was edited. */
  version: Timestamp | undefined
  text: PostText
  publication: Publication
  staff: { email: string }
  /** Whether the text was typed, or is a former version. */
  origin?: 'edit' | 'return'
}

export type PostOutcome =
  | { done: AdminPost }
  /** Someone else has saved the post since it was opened: `current` is their version. */
  | { refused: 'changed'; current: AdminPost }
  | { refused: 'gone' }
  | { refused: 'slug taken'; slug: string }
  /** The address of a published post must not change: links and search engines use it. */
  | { refused: 'slug fixed'; slug: string }
  /** The built-in article would be shown at the address that it left. */
  | { refused: 'slug comes with the site'; slug: string }
  /** Its time has come since the form was opened: visitors read it, so it is not moved or deleted. */
  | { refused: 'published meanwhile'; current: AdminPost }
  /** Without its row, the built-in article would be shown at this address again. */
  | { refused: 'comes with the site'; slug: string }

/** Paths under /blog that are not posts. */
const NO_POSTS = ['category', 'town']

/**
 * Saves a post, and publishes, schedules or withdraws it. Row, lists, counts and audit entry are
 * written in one transaction.
 */
export async function savePost(db: Db, edit: PostEdit): Promise<PostOutcome> {
  try {
    return await db.transaction().execute((tx) => save(tx, edit))
  } catch (error) {
    // An import has taken the slug in the meantime.
    if (!isTaken(error)) throw error
    return { refused: 'slug taken', slug: edit.text.slug || slugFrom(edit.text.title) }
  }
}

/** Deletes a post that is not published and does not come with the site. */
export async function deletePost(
  db: Db,
  { id, version, staff }: Pick<PostEdit, 'version' | 'staff'> & { id: string },
): Promise<PostOutcome> {
  return db.transaction().execute(async (tx) => {
    await raiseSiteRevision(tx)
    const current = await findAdminPost(tx, id)
    if (!current) return { refused: 'gone' }
    if (current.version !== version) return { refused: 'changed', current }
    if (isPublished(current)) return { refused: 'published meanwhile', current }
    if (isBuiltInPost(current)) return { refused: 'comes with the site', slug: current.slug }
    await tx.deleteFrom('blog_posts').where('id', '=', id).execute()
    await removeVersions(tx, { kind: 'posts', slug: id })
    await recordAudit(tx, { staff, action: 'post-deleted', about: current.slug })
    return { done: current }
  })
}

async function save(tx: Transaction<Database>, edit: PostEdit): Promise<PostOutcome> {
  // First, because its row serializes all writers of posts.
  await raiseSiteRevision(tx)
  const { text, publication } = edit
  const id = edit.id ?? edit.newId ?? randomUUID()
  const current = await findAdminPost(tx, id)
  if (edit.id !== undefined && !current) return { refused: 'gone' }
  const slug = text.slug || (isPublished(current) && current?.slug) || slugFrom(text.title)
  if (current && current.version !== edit.version) {
    const isRepeated = isDone(current, { ...text, slug }, publication)
    return isRepeated ? { done: current } : { refused: 'changed', current }
  }

  if (current && isPublished(current) && typeof publication === 'object') {
    return { refused: 'published meanwhile', current }
  }
  if (current && slug !== current.slug && isBuiltInPost(current)) {
    return { refused: 'slug comes with the site', slug: current.slug }
  }
  if (current && isPublished(current) && slug !== current.slug) {
    return { refused: 'slug fixed', slug: current.slug }
  }
  if (slug !== current?.slug && (await isSlugTaken(tx, slug)))
    return { refused: 'slug taken', slug }

  const isSame = current !== undefined && saysTheSame(current, { ...text, slug })
  // Its date would tell readers that it was revised.
  if (isSame && publication === 'as it is') return { done: current }

  const now = new Date()
  const row = {
    slug,
    title: text.title,
    excerpt: text.excerpt,
    description: text.description || null,
    content: text.content,
    markdown: text.markdown,
    category: text.category || null,
    author: text.author || null,
    keywords: JSON.stringify(text.keywords),
    image_path: text.imagePath || null,
    share_image: text.shareImage || null,
    published_at: publishedAt(current, publication, now.toISOString()),
    updated_at: versionAfter(current, now),
    // To publish or withdraw a post changes nothing of what it says: a review of it stays good.
    ...(isSame ? {} : { edited_at: now.toISOString() }),
  }
  const saved = await (current
    ? tx.updateTable('blog_posts').set(row).where('id', '=', current.id)
    : tx.insertInto('blog_posts').values({ id, ...row })
  )
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteVersion(tx, edit, current, toAdminPost(saved))
  await relistPost(tx, saved.id, now.toISOString())
  await recordAudit(tx, {
    staff: edit.staff,
    action: edit.origin === 'return' ? 'post-version-returned' : actionOf(publication),
    about: slug,
    details: { publishedAt: saved.published_at },
  })
  return { done: toAdminPost(saved) }
}

/** What a post says becomes a version; before it, what it said, if that came with the site. */
async function noteVersion(
  tx: Transaction<Database>,
  { origin = 'edit', staff }: PostEdit,
  former: AdminPost | undefined,
  saved: AdminPost,
): Promise<void> {
  const page = { kind: 'posts', slug: saved.id } as const
  if (former) {
    const came = { origin: 'site', staffEmail: undefined, madeAt: former.version } as const
    await addVersionIfNew(tx, page, { ...came, columns: versionColumns(former) })
  }
  const made = { origin, staffEmail: staff.email, madeAt: saved.version }
  await addVersionIfNew(tx, page, { ...made, columns: versionColumns(saved) })
}

/** What a version of a post holds, by the fields of its form: all but its address and its time. */
function versionColumns(post: AdminPost) {
  const { title, excerpt, description, category, author, markdown, content } = post
  return {
    ...{ title, excerpt, description, category, author },
    keywords: post.keywords.join(', '),
    picture: post.imagePath,
    // Only one of them is the source.
    ...(markdown === undefined ? { content } : { markdown }),
  }
}

/** Whether a post is already as an edit would leave it: the edit was saved, and its answer was lost. */
function isDone(current: AdminPost, text: PostText, publication: Publication): boolean {
  const { id, version, ...saved } = current
  const wanted = publishedAt(current, publication, new Date().toISOString()) ?? undefined
  return isDeepStrictEqual(saved, { ...text, publishedAt: wanted })
}

/** Whether an edit leaves everything as it was that visitors read. */
function saysTheSame(current: AdminPost, { content, markdown, ...text }: PostText): boolean {
  const { id, version, publishedAt, content: shown, markdown: source, ...said } = current
  // The HTML of the same text may be another one by now, as a later version of the site makes it.
  return markdown.trim() === (source ?? shown).trim() && isDeepStrictEqual(said, text)
}

/** Whether visitors can read a post. */
export function isPublished(
  post: Pick<AdminPost, 'publishedAt'> | undefined,
  now: Timestamp = new Date().toISOString(),
): boolean {
  return post?.publishedAt !== undefined && post.publishedAt <= now
}

/** Whether a post is a built-in article, which is shown at its address even without a row. */
export function isBuiltInPost({ slug }: Pick<AdminPost, 'slug'>): boolean {
  return seedPostSlugs().includes(slug)
}

async function isSlugTaken(tx: Transaction<Database>, slug: string): Promise<boolean> {
  // A built-in article is shown at its address even before it is imported.
  if (NO_POSTS.includes(slug) || isBuiltInPost({ slug })) return true
  const other = await tx
    .selectFrom('blog_posts')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return other !== undefined
}

function publishedAt(
  current: AdminPost | undefined,
  publication: Publication,
  now: Timestamp,
): Timestamp | null {
  if (publication === 'as it is') return current?.publishedAt ?? null
  if (publication === 'withdrawn') return null
  if (publication !== 'now') return publication.at
  return isPublished(current, now) ? (current?.publishedAt ?? now) : now
}

/** Later than the current version, even within one millisecond. */
function versionAfter(current: AdminPost | undefined, now: Date): Timestamp {
  const next = current ? Date.parse(current.version) + 1 : 0
  return new Date(Math.max(now.getTime(), next)).toISOString()
}

function actionOf(publication: Publication): string {
  if (typeof publication === 'object') return 'post-scheduled'
  const actions = { 'as it is': 'post-saved', now: 'post-published', withdrawn: 'post-withdrawn' }
  return actions[publication]
}

/** The unique-violation codes of Postgres and SQLite. */
function isTaken(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}
