import type { TownPlace } from '../db/seed/towns/places.ts'
import { builtInVessels } from '../db/seed/vessels/built-in.ts'
import { towns } from '../src/chart/places.ts'
import { TAGLINE } from '../src/settings/business.ts'
import { blogShareImages } from './share-blog.ts'
import { shareImage } from './share-image.ts'

/** The title of a product's share image, and the vessel or scene drawn on it. */
const products: Record<string, [title: string, drawing: string]> = {
  'boat-insurance': ['Boat Insurance', 'center-console'],
  'yacht-insurance': ['Yacht Insurance', 'yacht'],
  'waterfront-property': ['Waterfront Property Insurance', 'waterfront'],
  'commercial-marine': ['Commercial Marine Insurance', 'commercial-marine'],
  'personal-watercraft': ['Personal Watercraft Insurance', 'personal-watercraft'],
  'boat-yacht-insurance': ['Boat & Yacht Insurance', 'sailboat'],
  'luxury-yacht-insurance': ['Luxury Yacht Insurance', 'yacht'],
  'waterfront-property-insurance': ['Waterfront Home Insurance', 'waterfront'],
  'flood-insurance': ['Flood Insurance', 'flood'],
  'commercial-marine-insurance': ['Commercial Marine Insurance', 'charter-boat'],
  'home-insurance': ['Coastal Home Insurance', 'waterfront'],
  'auto-insurance': ['Auto Insurance', 'road'],
}

/** Every share image, by its path without the extension. */
export function shareImages(): [path: string, svg: () => string][] {
  const [bridgeport, norwalk] = ['bridgeport', 'norwalk'].map(place) as [TownPlace, TownPlace]
  return [
    ['share/default', () => shareImage(TAGLINE, norwalk)],
    [
      'share/home',
      () => shareImage('Protect Your Vessel. Sail With Confidence.', bridgeport, 'sailboat'),
    ],
    ['share/blog', () => shareImage('Notes for Connecticut boat owners', place('stonington'))],
    ['share/the-compass', () => shareImage('The Compass', place('new-london'), 'compass-rose')],
    ...towns.map((town): [string, () => string] => [
      `share/towns/${town.slug}`,
      () => shareImage(`Marine insurance in ${town.name}, Connecticut`, town),
    ]),
    ...Object.entries(products).map(([slug, [title, drawing]], index): [string, () => string] => [
      `share/products/${slug}`,
      () => shareImage(title, towns[(index * 5 + 2) % towns.length] as TownPlace, drawing),
    ]),
    ...builtInVessels.map(({ slug, name }, index): [string, () => string] => [
      `share/vessels/${slug}`,
      () =>
        shareImage(
          `${name.replace(/ \(.*\)/, '')} Insurance`,
          towns[(index * 7 + 3) % towns.length] as TownPlace,
          slug,
        ),
    ]),
    ...blogShareImages(),
  ]
}

function place(slug: string): TownPlace {
  const found = towns.find((town) => town.slug === slug)
  if (!found) throw new Error(`no place ${slug}`)
  return found
}
