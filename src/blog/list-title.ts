import type { ListAddress } from './addresses.ts'
import { CATEGORIES } from './categories.ts'

/** The heading of a list of posts. */
export function listTitle({ topic, town }: ListAddress): string {
  const of = topic === 'all' ? 'Marine Insurance' : CATEGORIES[topic].name
  return `${of} Articles${town ? ` for ${town.name}` : ''}`
}
