import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { htmlFromMarkdown, MAX_POST_CHARACTERS } from './post-html.ts'
import { isSlug } from './post-slug.ts'
import { POST_CATEGORIES } from './post-topics.ts'
import type { Post } from './posts.ts'

/** A post that comes with the site. */
export interface Article extends Post {
  markdown: string
}

/** An article's file is invalid; the message says why. */
export class ArticleError extends Error {
  /** The title if it could be read, else the slug. */
  readonly title: string
  constructor(title: string, message: string) {
    super(message)
    this.name = 'ArticleError'
    this.title = title
  }
}

/** Posts are published at 9 a.m. in Connecticut, daylight time. */
const MORNING = 'T13:00:00.000Z'
const WRONG_NAME =
  'the name of its file becomes its address: small letters, digits, and dashes between them'
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

/** The folder of the articles to import. */
export function articlesFolder(): string {
  return seedFolder('articles')
}

/** The slugs of the articles in a folder, sorted by name. */
export function articleSlugs(folder = articlesFolder()): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort()
}

/**
 * Reads an article's file.
 * @throws ArticleError
 */
export function readArticle(slug: string, folder = articlesFolder()): Article {
  if (!isSlug(slug)) throw new ArticleError(slug, WRONG_NAME)
  const [, head = '', markdown = ''] = FRONT_MATTER.exec(textOf(slug, folder)) ?? []
  const fields = frontMatter(slug, head)
  const title = typeof fields.title === 'string' ? fields.title : slug
  const text = (name: string) => {
    const value = fields[name]
    if (typeof value !== 'string' || !value.trim()) throw new ArticleError(title, `no ${name}`)
    return value.trim()
  }
  if (!markdown.trim()) throw new ArticleError(title, 'it has no text')
  // It would be truncated, and a truncated article is worse than none.
  if (markdown.length > MAX_POST_CHARACTERS) throw new ArticleError(title, 'its text is too long')
  const category = text('category')
  if (!(POST_CATEGORIES as readonly string[]).includes(category))
    throw new ArticleError(title, `there is no category ${category}`)
  const published = `${fields.published}${MORNING}`
  if (!isMoment(published)) throw new ArticleError(title, 'no date of publication')
  if (!Array.isArray(fields.keywords)) throw new ArticleError(title, 'no keywords')
  return {
    slug,
    title: text('title'),
    excerpt: text('excerpt'),
    description: typeof fields.description === 'string' ? fields.description : undefined,
    category,
    author: typeof fields.author === 'string' ? fields.author : undefined,
    imagePath: typeof fields.picture === 'string' ? fields.picture : undefined,
    shareImage: undefined,
    keywords: fields.keywords.map(String),
    publishedAt: published,
    updatedAt: published,
    markdown,
    content: htmlOf(title, markdown),
  }
}

/** Not February 31 either, which `Date` takes for a day in March. */
function isMoment(text: string): boolean {
  const at = Date.parse(text)
  return !Number.isNaN(at) && new Date(at).toISOString() === text
}

function htmlOf(title: string, markdown: string): string {
  try {
    return htmlFromMarkdown(markdown)
  } catch (error) {
    if (error instanceof RangeError) throw new ArticleError(title, 'its text is too long')
    throw error
  }
}

const read = new Map<string, Article>()

/**
 * A built-in post by its slug, whether or not it was imported: one of the articles, or one of the
 * three that are shown while there are no posts.
 */
export function findSeedPost(slug: string): Article | undefined {
  const folder = read.has(slug) ? undefined : folderOf(slug)
  if (folder) read.set(slug, readArticle(slug, folder))
  return read.get(slug)
}

/** The three posts that are shown while there are no others, newest first. */
export function builtInPosts(): Article[] {
  const folder = seedFolder('built-in-posts')
  const posts = articleSlugs(folder).map((slug) => readArticle(slug, folder))
  return posts.sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
}

/** The slugs of every post that comes with the site. */
export function seedPostSlugs(): string[] {
  return [...articleSlugs(), ...articleSlugs(seedFolder('built-in-posts'))]
}

function folderOf(slug: string): string | undefined {
  const folders = [articlesFolder(), seedFolder('built-in-posts')]
  return folders.find((candidate) => articleSlugs(candidate).includes(slug))
}

function textOf(slug: string, folder: string): string {
  const bytes = bytesOf(slug, folder)
  try {
    // Without the mark that some editors put at the beginning of a file.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ArticleError(slug, 'its file is not saved as UTF-8')
  }
}

function bytesOf(slug: string, folder: string): Buffer {
  try {
    return readFileSync(join(folder, `${slug}.md`))
  } catch {
    throw new ArticleError(slug, 'its file cannot be read')
  }
}

function frontMatter(slug: string, head: string): Record<string, unknown> {
  try {
    // Keeps dates as strings.
    const fields = parse(head, { schema: 'failsafe' })
    if (fields && typeof fields === 'object') return fields
  } catch {}
  throw new ArticleError(slug, 'what stands before its text cannot be read')
}

/**
 * The folder of seed files, searched upward: bundled, this code is somewhere under `dist`, but the
 * files are not.
 */
function seedFolder(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'db', 'seed', name))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error(`The folder db/seed/${name} is missing`)
    folder = parent
  }
  return join(folder, 'db', 'seed', name)
}
