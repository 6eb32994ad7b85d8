import type { Marina, TownFact, TownProduct } from '../../content/towns.ts'
import type { Question, Section } from '../../schema/texts.ts'
import type { TownPlace } from './places.ts'

/** A built-in town: where it lies, with everything its page says. */
export interface BuiltInTown extends TownPlace, TownTexts {}

/** What a town's page says of it. */
export interface TownTexts {
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
}
