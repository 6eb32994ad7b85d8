import type { Marina, TownFact, TownProduct } from '../../content/towns.ts'
import type { Question, Section } from '../../schema/texts.ts'
import type { TownPlace } from './places.ts'

/** A built-in town: its location and all the texts of its page. */
export interface BuiltInTown extends TownPlace, TownTexts {}

/** The texts of a town's page. */
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
