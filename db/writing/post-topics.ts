/** The categories a post can have. */
export const POST_CATEGORIES = [
  'Boat Insurance',
  'Marine Safety',
  'Yacht Insurance',
  'Waterfront Property',
  'Commercial Marine',
  'Insurance Tips',
  'Flood Insurance',
] as const

export type PostCategory = (typeof POST_CATEGORIES)[number]

/** The lists of posts, by the slug in their URL; `all` is every post. */
export const POST_TOPICS = [
  'all',
  'boat-insurance',
  'yacht-insurance',
  'commercial-marine',
  'home-insurance',
  'watercraft',
  'flood-insurance',
  'marine-tips',
] as const

export type PostTopic = (typeof POST_TOPICS)[number]

/** Posts about boats with this keyword are also listed under watercraft. */
const WATERCRAFT_KEYWORD = 'watercraft'

const TOPIC_OF: Record<PostCategory, PostTopic> = {
  'Boat Insurance': 'boat-insurance',
  'Marine Safety': 'marine-tips',
  'Yacht Insurance': 'yacht-insurance',
  'Waterfront Property': 'home-insurance',
  'Commercial Marine': 'commercial-marine',
  'Insurance Tips': 'marine-tips',
  'Flood Insurance': 'flood-insurance',
}

/** The list that shows the posts of a category, or undefined if there is none. */
export function topicOfCategory(category: string | null | undefined): PostTopic | undefined {
  return Object.hasOwn(TOPIC_OF, category ?? '') ? TOPIC_OF[category as PostCategory] : undefined
}

/** Every list that contains a post. */
export function topicsOf(post: { category?: string | null; keywords: string[] }): PostTopic[] {
  const topic = topicOfCategory(post.category)
  return [
    'all' as const,
    ...(topic ? [topic] : []),
    ...(topic === 'boat-insurance' && isAboutWatercraft(post.keywords)
      ? (['watercraft'] as const)
      : []),
  ]
}

function isAboutWatercraft(keywords: string[]): boolean {
  return keywords.some((keyword) => keyword.toLowerCase() === WATERCRAFT_KEYWORD)
}

/** Whether a slug names a list of posts. */
export function isTopic(slug: string): slug is PostTopic {
  return (POST_TOPICS as readonly string[]).includes(slug)
}
