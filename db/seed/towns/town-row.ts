import type { TownTexts } from './town.ts'

/** The texts of a town's page as the columns of its row. */
export function townTextColumns(texts: TownTexts) {
  const { facts, sections, questions } = texts
  return {
    title: texts.title,
    description: texts.description,
    meta_description: texts.metaDescription,
    risk_points: JSON.stringify(texts.riskPoints),
    keywords: JSON.stringify(texts.keywords),
    available_products: JSON.stringify(texts.availableProducts),
    marinas: JSON.stringify(texts.marinas),
    local_attractions: JSON.stringify(texts.localAttractions),
    insurance_tips: JSON.stringify(texts.insuranceTips),
    page_content: JSON.stringify({ facts, sections, questions }),
  }
}
