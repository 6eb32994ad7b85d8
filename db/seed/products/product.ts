import type { Question, Section } from '../../schema/texts.ts'

/** A built-in product with all the texts of its page. */
export interface BuiltInProduct {
  slug: string
  /** Unique: the page's title is made from it. */
  name: string
  short_description: string
  long_description: string
  /** The first four are shown on the product's card and in its hero. */
  features: string[]
  icon: 'Ship' | 'Home' | 'Car' | 'Anchor' | 'Shield' | 'LifeBuoy' | 'Waves' | 'Sailboat'
  sections: Section[]
  questions: Question[]
  metaDescription: string
  keywords: string[]
}
