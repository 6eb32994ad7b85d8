import type { ReactNode } from 'react'
import { css, cx } from '../../../styled-system/css'

const paper = css({ position: 'relative', height: 'full', bg: 'page' })
const water = css({
  _before: { content: '""', position: 'absolute', insetInline: '0', bottom: '0', bg: 'shallow' },
})
const drawing = css({
  position: 'absolute',
  bottom: '0',
  height: { base: 'full', md: 'auto' },
  width: { md: 'min(34rem, 46vw)' },
  left: { base: '50%', md: 'auto' },
  transform: { base: 'translateX(-50%)', md: 'none' },
  right: { md: 'max(0px, calc((100vw - 73rem) / 2))' },
})

// The part of each drawing that is water, of the height that it has there.
const SHAPES = {
  // Its horizon is at 32.8 percent of its height, which is five eighths of its width; below the upper half of its
  // water is what `drawings/scene-paper.ts` draws as deep.
  scene: {
    water: css({
      _before: {
        height: { base: '3.608rem', md: 'calc(min(34rem, 46vw) * 0.205)' },
        backgroundImage:
          'linear-gradient(transparent 49%, color-mix(in srgb, token(colors.shoal) 55%, transparent) 0)',
      },
    }),
    drawing: css({
      aspectRatio: '8 / 5',
      maskImage: 'linear-gradient(90deg, transparent, black 8%, black 92%, transparent)',
    }),
  },
  // Its waterline is at 27.5 percent of its height, which is two thirds of its width.
  silhouette: {
    water: css({
      _before: { height: { base: '3.025rem', md: 'calc(min(34rem, 46vw) * 0.18333)' } },
    }),
    drawing: css({ aspectRatio: '3 / 2' }),
  },
  // A chart in its frame.
  sheet: {
    water: undefined,
    drawing: css({ aspectRatio: '8 / 5', border: '1px solid token(colors.ink)' }),
  },
}

/**
 * The whole of a drawing beside the text panel: its paper and water continue to the edges of the section.
 * @param isAshore The drawing has no water.
 */
export function DrawingBeside(props: {
  shape: keyof typeof SHAPES
  isAshore?: boolean
  children: ReactNode
}) {
  const shape = SHAPES[props.shape]
  return (
    <div className={cx(paper, !props.isAshore && cx(water, shape.water))}>
      <div className={cx(drawing, shape.drawing)}>{props.children}</div>
    </div>
  )
}
