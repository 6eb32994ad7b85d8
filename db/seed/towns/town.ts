import type { Marina, TownFact, TownProduct } from '../../content/towns.ts'
import type { Question, Section } from '../../schema/texts.ts'

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
  /**
   * Marine forecast zone of the National Weather Service, which divides the Sound in three:
   * ANZ335 west of a line from New Haven to Port Jefferson, ANZ331 from there to the mouth of
   * the Connecticut River, ANZ332 east of it. So Greenwich to New Haven have ANZ335 (New Haven
   * Harbor lies on the line, and keeps the zone of its other bank, West Haven), East Haven to
   * Old Saybrook ANZ331, Old Lyme to Stonington ANZ332.
   */
  forecastZone: string
}
