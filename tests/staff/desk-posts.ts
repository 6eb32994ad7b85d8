import type { Db } from '../../db/open.ts'
import type { AdminPost } from '../../db/writing/post-admin.ts'
import {
  type PostEdit,
  type PostText,
  type Publication,
  savePost,
} from '../../db/writing/post-writing.ts'
import { listPosts } from '../../db/writing/posts.ts'

/** Who writes. */
export const staff = { email: 'anna@agency.example' }

/** What a post says. */
export function text(change: Partial<PostText> = {}): PostText {
  return {
    slug: '',
    title: 'Fog in the Race',
    excerpt: 'What to ask before you go.',
    description: '',
    content: '<p>Slowly.</p>\n',
    markdown: 'Slowly.',
    category: 'Marine Safety',
    author: '',
    keywords: [],
    imagePath: '',
    shareImage: '',
    ...change,
  }
}

/** Saves a post as the desk does; a refusal is an error. */
export async function write(
  db: Db,
  publication: Publication,
  change: Partial<PostText> = {},
  before?: Pick<AdminPost, 'id' | 'version'>,
): Promise<AdminPost> {
  const edit: PostEdit = {
    id: before?.id,
    version: before?.version,
    text: text(change),
    publication,
    staff,
  }
  const outcome = await savePost(db, edit)
  if (!('done' in outcome)) throw new Error(outcome.refused)
  return outcome.done
}

export const slugsOf = (posts: { slug: string }[]) => posts.map(({ slug }) => slug)

/** What visitors find in the list of all posts. */
export const listed = async (db: Db) => slugsOf(await listPosts(db, 'all', { limit: 50 }))
