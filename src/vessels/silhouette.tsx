import type { Vessel } from '../../db/content/vessels.ts'
import { vesselPicture } from '../chart/pictures.ts'
import { findImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { DrawingBeside } from '../ui/hero/drawing-beside.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { insuranceOf } from './vessel-name.ts'

/** The picture in the row of a vessel type, its line drawing, or the category's picture. */
export async function Silhouette({ vessel }: { vessel: Vessel }) {
  const drawn = vesselPicture(vessel.slug, insuranceOf(vessel).replace(/ Insurance$/, ''))
  const { imagePath: path } = vessel
  const wanted = { category: 'product', path, drawn: drawn.src.file } as const
  const image = await findImage(wanted, siteImages)
  return (
    <DrawingBeside shape="silhouette">
      <Picture
        {...drawn}
        src={image?.src ?? drawn.src}
        fallbacks={image?.fallbacks ?? []}
        priority
      />
    </DrawingBeside>
  )
}
