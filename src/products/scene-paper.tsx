import type { ReactNode } from 'react'
import { css, cx } from '../../styled-system/css'

// The scene's paper and water continue to the edges of the section: its horizon is at 32.8 percent
// of its height, which is five eighths of its width.
const paper = css({ position: 'relative', height: 'full', bg: 'page' })
const water = css({
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: { base: '3.608rem', md: 'calc(min(34rem, 46vw) * 0.205)' },
    bg: 'shallow',
  },
})
const drawing = css({
  position: 'absolute',
  bottom: '0',
  aspectRatio: '8 / 5',
  height: { base: 'full', md: 'auto' },
  width: { md: 'min(34rem, 46vw)' },
  left: { base: '50%', md: 'auto' },
  transform: { base: 'translateX(-50%)', md: 'none' },
  right: { md: 'max(0px, calc((100vw - 73rem) / 2))' },
  maskImage: 'linear-gradient(90deg, transparent, black 8%, black 92%, transparent)',
})

/**
 * The whole of a scene beside the text panel.
 * @param isAshore The scene has no water.
 */
export function ScenePaper({ isAshore, children }: { isAshore: boolean; children: ReactNode }) {
  return (
    <div className={cx(paper, !isAshore && water)}>
      <div className={drawing}>{children}</div>
    </div>
  )
}
