import type { Question, Section } from '../../content.ts'
import type { Marina, TownFact, TownProduct } from '../../towns.ts'

/** A built-in town with everything its page says. */
export interface BuiltInTown {
  slug: string
  name: string
  county: 'Fairfield' | 'New Haven' | 'Middlesex' | 'New London'
  title: string
  description: string
  metaDescription: string
  riskPoints: string[]
  keywords: string[]
  availableProducts: TownProduct[]
  marinas: Marina[]
  localAttractions: string[]
  insuranceTips: string[]
  facts: TownFact[]
  sections: Section[]
  questions: Question[]
  /** Degrees, WGS 84: the town's harbor. */
  latitude: number
  longitude: number
  /** Marine forecast zone of the National Weather Service. */
  forecastZone: string
}
