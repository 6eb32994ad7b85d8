import type { BuiltInVessel } from './vessel.ts'

/** What the page of a vessel type says, without its name and its place in lists. */
export type VesselTexts = Omit<BuiltInVessel, 'slug' | 'name' | 'category' | 'icon'>

/** The texts of a vessel type's page as the columns of its row. */
export function vesselTextColumns({ content, ...texts }: VesselTexts) {
  const { questions, relatedVessels, metaTitle, metaDescription, keywords, ...page } = content
  return {
    title: texts.title,
    short_description: texts.short_description,
    description: texts.description,
    features: JSON.stringify(texts.features),
    page_content: JSON.stringify(page),
    faqs: JSON.stringify(questions),
    related_vessels: JSON.stringify(relatedVessels),
    meta_title: metaTitle || null,
    meta_description: metaDescription || null,
    keywords: JSON.stringify(keywords),
  }
}
