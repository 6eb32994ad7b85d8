import { css, cva } from '../../../styled-system/css'

/** The card of a toast, from the server or from the browser. */
export const toastCard = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '4',
    alignItems: 'start',
    width: 'min(26rem, calc(100vw - 2rem))',
    p: '16',
    bg: 'surface',
    color: 'text',
    borderRadius: 'card',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderLeftWidth: '6px',
    boxShadow: 'raised',
    // Ark keeps a dismissed toast's record, and its element with it.
    '&[data-state=closed]': { display: 'none' },
  },
  variants: {
    tone: {
      success: { borderColor: 'success' },
      problem: { borderColor: 'problem' },
      warning: { borderColor: 'warning' },
      info: { borderColor: 'ink' },
    },
  },
})

export const toastTitle = css({ textStyle: 'label', color: 'heading' })
export const toastText = css({ textStyle: 'small', gridColumn: '1' })
export const toastClose = css({
  gridRow: '1',
  gridColumn: '2',
  width: 'target',
  height: 'target',
  mt: '-8',
  mr: '-8',
  fontSize: '1.5rem',
  lineHeight: '1',
  color: 'quiet',
  cursor: 'pointer',
})
/** In the flow of the page: there it covers nothing that can be pressed. No script, no way to dismiss it. */
export const toastPlace = css({
  mx: 'auto',
  py: '16',
  width: 'fit-content',
  '@media (scripting: none)': { '& button': { display: 'none' } },
})
