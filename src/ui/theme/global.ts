/** Rules for bare elements. Everything else is a recipe beside its component. */
export const globalStyles = {
  html: {
    fontFamily: 'sans',
    fontSize: '100%',
    color: 'text',
    bg: 'page',
    scrollPaddingTop: '6rem',
    overflowWrap: 'break-word',
  },
  body: { textStyle: 'body', minHeight: '100dvh' },
  'h1, h2, h3': { color: 'heading', textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  a: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  'a[href^="tel:"]': { whiteSpace: 'nowrap' },
  ':focus-visible': {
    outline: '3px solid token(colors.action)',
    outlineOffset: '2px',
  },
  '[tabindex="-1"]:focus': { outline: 'none' },
  '@view-transition': { navigation: 'auto' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
}
