import type { PostTopic } from '../../db/writing/post-topics.ts'

/** What a list of posts is called, and what it is about. */
interface Category {
  name: string
  description: string
}

export const CATEGORIES: Record<PostTopic, Category> = {
  all: {
    name: 'All Articles',
    description:
      'Plain articles on boat, yacht, flood and waterfront insurance in [Town], by marine insurance specialists.',
  },
  'boat-insurance': {
    name: 'Boat Insurance',
    description:
      'What a boat policy pays, what it leaves out and what to ask before you sign, for owners in [Town].',
  },
  'yacht-insurance': {
    name: 'Yacht Insurance',
    description:
      'Agreed value, crew, navigation limits and surveys: yacht insurance explained for owners in [Town].',
  },
  'commercial-marine': {
    name: 'Commercial Marine',
    description:
      'Insurance for charter boats, marinas and working vessels in [Town]: what each policy is for.',
  },
  'home-insurance': {
    name: 'Home Insurance',
    description:
      'Insurance for houses on the water in [Town]: wind, storm deductibles, docks and seawalls.',
  },
  watercraft: {
    name: 'Watercraft',
    description:
      'Articles on insuring small boats and personal watercraft in [Town], and on who asks for it.',
  },
  'flood-insurance': {
    name: 'Flood Insurance',
    description:
      'Flood zones, waiting periods and what a flood policy pays: articles for houses in [Town].',
  },
  'marine-tips': {
    name: 'Marine Tips',
    description:
      'Storm plans, lay-up, safety and how to choose an insurer: practical notes for boaters in [Town].',
  },
}

/** The lists in the sidebar, with their numbers of posts. */
export const LISTED: PostTopic[] = [
  'all',
  'boat-insurance',
  'yacht-insurance',
  'commercial-marine',
  'home-insurance',
  'watercraft',
  'flood-insurance',
]

/** The lists related to a post or a list. */
export const RELATED: PostTopic[] = [...LISTED.slice(1), 'marine-tips']

/** How many posts each list has; one without posts may be missing. */
export type Counts = Partial<Record<PostTopic, number>>

/** The lists with at least one post: empty ones are not linked. */
export function withPosts(topics: PostTopic[], counts: Counts): PostTopic[] {
  return topics.filter((topic) => (counts[topic] ?? 0) > 0)
}
