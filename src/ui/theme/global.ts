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
  'html:has([data-toast]:not([hidden]), [data-scope=toast][data-state=open])': {
    scrollPaddingBottom: '11rem',
  },
  body: { textStyle: 'body', minHeight: '100dvh' },
  'h1, h2, h3, h4': { color: 'heading', textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  a: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  'a[href^="tel:"]': { whiteSpace: 'nowrap' },
  // In text twice as large, what it is for is on a line of its own, and only then is the number broken.
  'a[href^="tel:"]:has(span)': { whiteSpace: 'normal', '& span': { display: 'inline-block' } },
  ':focus-visible': {
    outline: '3px solid token(colors.action)',
    outlineOffset: '2px',
  },
  '[tabindex="-1"]:focus': { outline: 'none' },
  'address, em, i': { fontStyle: 'normal' },
  // The next page is on its way: lines of text to come, in place of the page that is left.
  '#main[aria-busy=true]': {
    minHeight: '100vh',
    bgImage: 'repeating-linear-gradient(token(colors.line) 0 1rem, transparent 1rem 3rem)',
    bgClip: 'content-box',
    p: '32',
    animation: 'breathe 1.6s ease-in-out infinite',
    '& > *': { visibility: 'hidden' },
  },
  '@view-transition': { navigation: 'auto' },
  '@keyframes turn': { to: { transform: 'rotate(360deg)' } },
  '@keyframes breathe': { '50%': { opacity: '0.5' } },
  // On paper the footer is the letterhead, nothing is to be filled in, and every answer is open.
  '@media print': {
    'header:has(+ #main), [data-toast], form, main :has(> form)': { display: 'none !important' },
    '*': { color: 'black !important', background: 'none !important', boxShadow: 'none !important' },
    body: { position: 'relative', pt: '8rem' },
    '#main + footer': { position: 'absolute', insetInline: '0', top: '0', py: '0 !important' },
    '#main + footer > * > * > :first-child': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      '& > address': { gridArea: '1 / 2 / 3' },
    },
    '#main + footer > * > * > :first-child ~ *, #main + footer > * > * ~ *': {
      display: 'none !important',
    },
    '#main + footer > * > :first-child': { display: 'block !important' },
    '#main + footer a': { minHeight: '0 !important' },
    'details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
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
