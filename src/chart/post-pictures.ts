import { SCENE, type SitePicture } from './pictures.ts'

/** The description of each built-in post's picture. */
const shows = {
  'do-i-need-boat-insurance-in-connecticut':
    'Drawing of a motor boat in its slip, beside a notice board with a sealed paper',
  'understanding-boat-insurance-coverage':
    'Plan of a motor boat cut open from the side and from above, with four of its parts marked',
  'compare-boat-insurance-quotes-connecticut':
    'Chart of Long Island Sound with three courses from Bridgeport to Port Jefferson',
  'essential-guide-yacht-insurance': 'Drawing of a ketch under sail, measured as on a plan',
  'hurricane-season-waterfront-homes':
    'Drawing of a boarded house on a low shore, under the two flags of a hurricane warning',
  'flood-insurance-connecticut-coast':
    'Drawing of a house cut open to its flooded cellar, beside a staff that shows the water’s level',
  'how-to-choose-boat-insurance-charter':
    'Drawing of a charter launch with benches under an awning and a life ring on the rail',
  'seasonal-boat-insurance-guide':
    'Drawing of the year as a dial: a boat laid up, launched, under sail and hauled out',
  'top-boat-insurance-companies-connecticut':
    'Drawing of scales and a pair of dividers before a chart of the Connecticut shore',
  'local-insurance-matters': 'Chart of the shore around Bridgeport with a flag on the city',
  'choose-right-boat-insurance': 'Drawing of a sloop beside a paper with five lines marked',
  'navigating-storm-season':
    'Drawing of a motor boat on blocks ashore, tied to the ground, beside a falling barometer',
  'essential-guide-new-boat-owners':
    'Drawing of a life jacket, anchor, fire extinguisher, horn, compass, flares and bell',
}

export type PostWithPicture = keyof typeof shows

/** The picture of a built-in post; undefined for one that staff wrote. */
export function postPicture(slug: string): SitePicture | undefined {
  if (!isPostWithPicture(slug)) return undefined
  const path = `/pictures/blog/${slug}`
  return {
    src: { avif: `${path}.avif`, webp: `${path}.webp`, file: `${path}.webp` },
    ...SCENE,
    alt: shows[slug],
  }
}

export function isPostWithPicture(slug: string): slug is PostWithPicture {
  return Object.hasOwn(shows, slug)
}
