import type { Question, Section } from '../../content.ts'

/** A built-in product with everything its page says. */
export interface BuiltInProduct {
  slug: string
  /** Without "Insurance" at its end where the title would say it twice. */
  name: string
  short_description: string
  long_description: string
  /** The first four stand on the product's card and in its hero. */
  features: string[]
  icon: 'Ship' | 'Home' | 'Car' | 'Anchor' | 'Shield' | 'LifeBuoy' | 'Waves' | 'Sailboat'
  sections: Section[]
  questions: Question[]
  metaTitle: string
  metaDescription: string
  keywords: string[]
}
