import type { Town } from '../../db/content/towns.ts'
import { css } from '../../styled-system/css'
import { fallbackPicture, type SitePicture, townHarbor, townWaters } from '../chart/pictures.ts'
import { findTownPlace } from '../chart/town-charts.ts'
import { findImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { Picture } from '../ui/picture/picture.tsx'
import { PictureToast } from './picture-toast.tsx'

const caption = css({ textStyle: 'small', color: 'quiet', mt: '8' })
const whole = css({ height: 'full' })
const frame = css({ border: '1px solid token(colors.ink)' })

/** The first picture of a town's page: the one in its row, or the chart of its waters. */
export async function WatersPicture({ town }: { town: Town }) {
  const picture = await firstPicture(town)
  return (
    <div data-announces className={whole}>
      <Picture {...picture} priority fallbacks={[fallbackPicture('town').src.file]} />
      <PictureToast town={town.name} />
    </div>
  )
}

async function firstPicture(town: Town): Promise<SitePicture> {
  const drawn = findTownPlace(town.slug) ? townWaters(town.slug) : fallbackPicture('town')
  if (!town.localImage) return drawn
  const wanted = { category: 'town', path: town.localImage, town: town.slug } as const
  const image = await findImage(wanted, siteImages)
  return image
    ? { src: image.src, width: drawn.width, height: drawn.height, alt: `${town.name}, Connecticut` }
    : drawn
}

/** The second picture: its harbor. */
export function HarborFigure({ town }: { town: Town }) {
  if (!findTownPlace(town.slug)) return null
  return (
    <figure>
      <div className={frame}>
        <Picture {...townHarbor(town.slug)} />
      </div>
      <figcaption className={caption}>The harbor of {town.name}. Not for navigation.</figcaption>
    </figure>
  )
}
