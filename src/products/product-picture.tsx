import type { WantedImage } from '../../db/content/picture-candidates.ts'
import type { Product } from '../../db/content/products.ts'
import { findImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { DrawingBeside } from '../ui/hero/drawing-beside.tsx'
import { Picture } from '../ui/picture/picture.tsx'

/** Products whose drawing has no water in it. */
const ASHORE = ['auto-insurance']

const WIDTH_PX = 1200
const HEIGHT_PX = 800

/** The picture of a product: the one in its row, or the one drawn for its slug. */
export function wantedPicture({ slug, imagePath }: Product): WantedImage {
  return { category: 'product', path: imagePath, drawn: `/pictures/products/${slug}.webp` }
}

/** The picture of a product's first screen, or its category's. */
export async function heroPicture(product: Product) {
  const image = await findImage(wantedPicture(product), siteImages)
  if (!image) return undefined
  return (
    <DrawingBeside shape="scene" isAshore={ASHORE.includes(product.slug)}>
      <Picture
        src={image.src}
        alt={`Drawing for ${product.name}`}
        width={WIDTH_PX}
        height={HEIGHT_PX}
        sizes="(width>=64rem) 46vw,100vw"
        fallbacks={image.fallbacks}
        priority
      />
    </DrawingBeside>
  )
}
