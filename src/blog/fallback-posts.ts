import type { PostTeaser } from '../../db/posts.ts'

/** The three built-in posts, newest first: shown where posts are listed and there are none. */
export const fallbackPosts: PostTeaser[] = [
  {
    slug: 'choose-right-boat-insurance',
    title: 'How to Choose the Right Boat Insurance',
    excerpt:
      'Agreed value or actual cash value, navigation limits, lay-up dates: the five lines of a policy to read before you look at its price.',
    imagePath: '/pictures/sailing.webp',
    category: 'Boat Insurance',
    author: undefined,
    publishedAt: '2025-04-28T13:00:00.000Z',
  },
  {
    slug: 'navigating-storm-season',
    title: 'Navigating Storm Season on Long Island Sound',
    excerpt:
      'Where your boat will lie, who will haul her, and what your policy pays toward it: a storm plan that you can write before the first forecast.',
    imagePath: '/pictures/storm-season.webp',
    category: 'Marine Safety',
    author: undefined,
    publishedAt: '2025-04-23T13:00:00.000Z',
  },
  {
    slug: 'essential-guide-new-boat-owners',
    title: 'The Essential Guide for New Boat Owners',
    excerpt:
      'Registration, a certificate, a slip, a survey and a policy: what a first season in Connecticut asks of you, in the order in which it asks.',
    imagePath: '/pictures/road.webp',
    category: 'Insurance Tips',
    author: undefined,
    publishedAt: '2025-04-17T13:00:00.000Z',
  },
]
