import type { Heading, VesselFeature } from '../../content/vessels.ts'
import type { Question, Section } from '../../schema/texts.ts'

/** The texts of a vessel type's page. */
export interface VesselContent {
  hero: Heading
  overview: Heading
  features: VesselFeature[]
  sections: Section[]
  questions: Question[]
  /** Slugs of other types. */
  relatedVessels: string[]
  metaTitle: string
  metaDescription: string
  keywords: string[]
}

/** A built-in vessel type: its entry in lists and menus, and its page. */
export interface BuiltInVessel {
  slug: string
  name: string
  title: string
  short_description: string
  description: string
  features: string[]
  category: 'sail' | 'power' | 'luxury' | 'small' | 'pwc' | 'commercial'
  icon: 'Ship' | 'Sailboat' | 'Anchor' | 'Home' | 'Waves'
  content: VesselContent
}
