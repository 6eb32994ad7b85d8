/** Styles for bare elements. Everything else is a recipe next to its component. */
export const globalStyles = {
  html: {
    fontFamily: 'sans',
    fontSize: '100%',
    color: 'text',
    bg: 'page',
    scrollPaddingTop: '6rem',
    // Above the floating badge.
    scrollPaddingBottom: '5rem',
    overflowWrap: 'break-word',
  },
  // Above a toast, too: what has the focus must not lie under it.
  'html:has([data-toast]:not([hidden], [hidden] *), [data-scope=toast][data-state=open])': {
    scrollPaddingBottom: '11rem',
  },
  body: { textStyle: 'body', minHeight: '100dvh' },
  'h1, h2, h3, h4': { color: 'heading', textWrap: 'balance', overflowWrap: 'anywhere' },
  p: { textWrap: 'pretty' },
  a: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  'a[href^="tel:"]': { whiteSpace: 'nowrap' },
  ':focus-visible': {
    outline: '3px solid token(colors.action)',
    outlineOffset: '2px',
  },
  '[tabindex="-1"]:focus': { outline: 'none' },
  'address, em, i': { fontStyle: 'normal' },
  '@view-transition': { navigation: 'auto' },
  '@keyframes turn': { to: { transform: 'rotate(360deg)' } },
  '@keyframes breathe': { '50%': { opacity: '0.5' } },
  '@media print': {
    'header:has(+ #main), #main + footer, [data-toast]': { display: 'none !important' },
    '*': { color: 'black !important', background: 'none !important', boxShadow: 'none !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // However short, a transition of where something is shows it a frame late.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important',
    },
    // The rule above does not reach its cross-fade.
    '@view-transition': { navigation: 'none' },
  },
}
