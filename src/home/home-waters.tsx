import { css } from '../../styled-system/css'
import { homeWaters } from '../chart/pictures.ts'

const figure = css({
  position: { md: 'absolute' },
  inset: '0',
  height: { base: '13rem', md: 'auto' },
  overflow: 'hidden',
})
const picture = css({
  display: 'block',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  objectPosition: { base: '50% 50%', md: '100% 50%' },
})

/** A true chart of the agency's own waters, drawn by `npm run draw`; it says it is no chart to sail by. */
export function HomeWaters() {
  const { src, phone, width, height, alt } = homeWaters
  return (
    <figure className={figure}>
      <picture>
        {phone && (
          <>
            <source
              media="(max-width: 47.99em)"
              type="image/avif"
              srcSet={phone.src.avif}
              width={phone.width}
              height={phone.height}
            />
            <source
              media="(max-width: 47.99em)"
              srcSet={phone.src.file}
              width={phone.width}
              height={phone.height}
            />
          </>
        )}
        <source type="image/avif" srcSet={src.avif} />
        <img
          src={src.file}
          alt={alt}
          width={width}
          height={height}
          fetchPriority="high"
          className={picture}
        />
      </picture>
    </figure>
  )
}
