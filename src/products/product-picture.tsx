import type { WantedImage } from '../../db/content/picture-candidates.ts'
import type { Product } from '../../db/content/products.ts'
import { fallbackPicture } from '../chart/pictures.ts'
import { findImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { DrawingBeside } from '../ui/hero/drawing-beside.tsx'
import { Picture } from '../ui/picture/picture.tsx'

const MOTOR_YACHT = 'Drawing of a motor yacht with two decks, at anchor'
const HOUSE_AND_DOCK = 'Drawing of a house on a bluff, with a motor boat at its dock'

/** What each product's drawing shows. */
const SHOWS: Record<string, string> = {
  'boat-insurance': 'Drawing of a center console with an outboard and fishing rods',
  'boat-yacht-insurance': 'Drawing of a sloop under sail, with its keel and rudder under water',
  'yacht-insurance': MOTOR_YACHT,
  'luxury-yacht-insurance': MOTOR_YACHT,
  'waterfront-property': HOUSE_AND_DOCK,
  'waterfront-property-insurance': HOUSE_AND_DOCK,
  'home-insurance': 'Drawing of a house on a bluff, with a small boat on the water below',
  'flood-insurance': 'Drawing of a house on piles over the water, beside a tide staff',
  'commercial-marine': 'Drawing of a workboat with a derrick at a pier',
  'commercial-marine-insurance': 'Drawing of a sport fishing boat with a tower and outriggers',
  'personal-watercraft': 'Drawing of a jet ski on the water',
  'auto-insurance': 'Drawing of a car that tows a boat on its trailer',
}

/** Products whose drawing has no water in it. */
const ASHORE = ['auto-insurance']

const WIDTH_PX = 1200
const HEIGHT_PX = 800

/** The picture of a product: the one in its row, or the one drawn for its slug. */
export function wantedPicture({ slug, imagePath }: Product): WantedImage {
  return { category: 'product', path: imagePath, drawn: `/pictures/products/${slug}.webp` }
}

/** What the first picture of a product shows; a picture that staff chose is described by the name. */
function altOf({ slug, name, imagePath }: Product): string {
  if (imagePath) return name
  return (Object.hasOwn(SHOWS, slug) && SHOWS[slug]) || fallbackPicture('product').alt
}

/** The picture of a product's first screen, or its category's. */
export async function heroPicture(product: Product) {
  const image = await findImage(wantedPicture(product), siteImages)
  if (!image) return undefined
  return (
    <DrawingBeside shape="scene" isAshore={ASHORE.includes(product.slug)}>
      <Picture
        src={image.src}
        alt={altOf(product)}
        width={WIDTH_PX}
        height={HEIGHT_PX}
        sizes="(width>=64rem) 46vw,100vw"
        fallbacks={image.fallbacks}
        priority
      />
    </DrawingBeside>
  )
}
