import type { Question, Section } from '../../schema/texts.ts'

/** A built-in product with everything its page says. */
export interface BuiltInProduct {
  slug: string
  /** No two products share one: the page's title is made of it. */
  name: string
  short_description: string
  long_description: string
  /** The first four stand on the product's card and in its hero. */
  features: string[]
  icon: 'Ship' | 'Home' | 'Car' | 'Anchor' | 'Shield' | 'LifeBuoy' | 'Waves' | 'Sailboat'
  sections: Section[]
  questions: Question[]
  metaDescription: string
  keywords: string[]
}
