import { css } from '../../styled-system/css'

/**
 * The column of a quote form beside a page's text. It stays in view below the compact header as long as
 * it shows the choice of its first step: the steps after it are taller than many screens.
 */
export const besideText = css({
  '@media (min-width: 64rem) and (min-height: 42rem)': {
    '&:has([type=radio])': { position: 'sticky', top: '4.25rem' },
  },
})
