import { type DownloadedImage, findTownImage } from '../../db/content/images.ts'
import type { Town } from '../../db/content/towns.ts'
import { css } from '../../styled-system/css'
import { fallbackPicture, type SitePicture, townHarbor, townWaters } from '../chart/pictures.ts'
import { findTownPlace } from '../chart/town-charts.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { findImage } from '../images/find-image.ts'
import { siteImages } from '../images/site-sources.ts'
import { DrawingBeside } from '../ui/hero/drawing-beside.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { ServerToast } from '../ui/toast/server-toast.tsx'

const caption = css({ textStyle: 'small', color: 'quiet', mt: '8' })
const whole = css({ height: 'full' })
const frame = css({ border: '1px solid token(colors.ink)' })

/** The newest picture that staff uploaded for a town, if there is one. */
export function newestPicture(town: Town): Promise<DownloadedImage | undefined> {
  return orFallback(
    'the picture of a town',
    () => findTownImage(services().db, town.slug),
    undefined,
  )
}

/**
 * The first picture of a town's page: the newest that staff uploaded, the one in its row, or the
 * chart of its waters.
 */
export async function WatersPicture(props: { town: Town; newest: DownloadedImage | undefined }) {
  const { town, newest } = props
  const { fallbacks, ...picture } = await firstPicture(town, newest)
  const shown = <Picture {...picture} priority fallbacks={fallbacks} />
  // Of a place that is not known. It has no room for a plate, and is too small for a whole screen.
  const isFallback = picture.src.file === fallbackPicture('town').src.file
  return (
    <div data-announces className={whole}>
      {isFallback ? (
        <DrawingBeside shape="sheet" isAshore>
          {shown}
        </DrawingBeside>
      ) : (
        shown
      )}
      <PictureToast town={town.name} />
    </div>
  )
}

/** Whether the first picture is the chart of its waters: no picture in its row, none uploaded. */
export function showsChart(town: Town, newest: DownloadedImage | undefined): boolean {
  return !town.localImage && !(newest && isUploaded(newest)) && Boolean(findTownPlace(town.slug))
}

interface FirstPicture extends SitePicture {
  fallbacks: string[]
}

async function firstPicture(
  town: Town,
  newest: DownloadedImage | undefined,
): Promise<FirstPicture> {
  const last = fallbackPicture('town')
  const drawn = findTownPlace(town.slug) ? townWaters(town.slug) : last
  const alt = newest?.alt ?? `${town.name}, Connecticut`
  const fallbacks = [last.src.file]
  if (newest && isUploaded(newest)) {
    const size = newest.size ?? { width: drawn.width, height: drawn.height }
    const src = { file: `/${newest.storagePath}` }
    return { src, ...size, alt, fallbacks: [drawn.src.file, ...fallbacks] }
  }
  if (!town.localImage) return { ...drawn, fallbacks }
  const wanted = { category: 'town', path: town.localImage, town: town.slug } as const
  const image = await findImage(wanted, siteImages)
  return image
    ? { ...image, width: drawn.width, height: drawn.height, alt }
    : { ...drawn, fallbacks }
}

/** Whom to thank for the uploaded picture. */
export function PictureCredit({ newest }: { newest: DownloadedImage | undefined }) {
  if (!newest?.photographerName || !isUploaded(newest)) return null
  const { photographerName, photographerLink, license } = newest
  return (
    <p className={caption}>
      Photo:{' '}
      {photographerLink ? (
        <a href={photographerLink} rel="noopener nofollow">
          {photographerName}
        </a>
      ) : (
        photographerName
      )}
      {license && `, ${license}`}
    </p>
  )
}

/** It is served from the object store. */
function isUploaded({ storagePath }: DownloadedImage): boolean {
  return storagePath.startsWith('images/')
}

/** The second picture: its harbor. */
export async function HarborFigure({ town }: { town: Town }) {
  if (!findTownPlace(town.slug)) return null
  const image = await findImage({ category: 'town', town: town.slug }, siteImages)
  return (
    <figure>
      <div className={frame}>
        <Picture
          {...townHarbor(town.slug)}
          sizes="(width>=64rem) 40rem,100vw"
          fallbacks={image?.fallbacks ?? []}
        />
      </div>
      <figcaption className={caption}>The harbor of {town.name}. Not for navigation.</figcaption>
    </figure>
  )
}

/** Hidden next to a town's picture; the page script shows it when the picture does not load. */
function PictureToast({ town }: { town: string }) {
  return (
    <div data-announcement hidden>
      <ServerToast
        toast={{
          tone: 'warning',
          title: `Improved image for ${town} coming soon`,
          text: "We're updating our town image collection.",
        }}
      />
    </div>
  )
}
