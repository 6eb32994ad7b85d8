import { css } from '../../styled-system/css'

const figure = css({
  position: { md: 'absolute' },
  inset: '0',
  height: { base: '13rem', md: 'auto' },
  overflow: 'hidden',
})
const picture = css({
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  objectPosition: { base: '72% 40%', md: '100% 50%' },
})
const caption = css({
  position: 'absolute',
  right: { base: '8', md: '16' },
  mt: { base: '-32', md: '0' },
  bottom: { md: '12' },
  px: '8',
  py: '2',
  textStyle: 'small',
  color: 'ink',
  bg: 'surface',
  borderRadius: 'card',
})

/** A true chart of the agency's own waters, drawn by `npm run draw`. */
export function HomeWaters() {
  return (
    <figure className={figure}>
      <img
        src="/charts/bridgeport.svg"
        alt="Chart of the Connecticut shore from Westport to Stratford, with Fayerweather Island off Black Rock Harbor in Bridgeport"
        width={1600}
        height={733}
        fetchPriority="high"
        className={picture}
      />
      <figcaption className={caption}>Bridgeport’s waters. Not for navigation.</figcaption>
    </figure>
  )
}
