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
  body: { textStyle: 'body' },
  'h1, h2, h3, h4': { color: 'heading', textWrap: 'balance' },
  // A name of 55 letters breaks there too where it would make a column wider than the page.
  'h1, h2, h3, h4, summary, main nav': { overflowWrap: 'anywhere' },
  p: { textWrap: 'pretty' },
  a: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  // In text twice as large, what it is for is on a line of its own, and only then is the number broken.
  'a[href^="tel:"]:not(:has(span))': { whiteSpace: 'nowrap' },
  'a[href^="tel:"] span': { display: 'inline-block' },
  ':focus-visible': {
    outline: '3px solid token(colors.action)',
    outlineOffset: '2px',
  },
  '[tabindex="-1"]:focus': { outline: 'none' },
  'address, em, i': { fontStyle: 'normal' },
  // The next page is on its way: lines of text to come, in place of the page that is left.
  '#main[aria-busy=true]': {
    bg: 'repeating-linear-gradient(token(colors.line) 0 1rem, transparent 1rem 3rem) 50% / 90% no-repeat',
    animation: 'breathe 1.6s ease-in-out infinite',
    '& > *': { visibility: 'hidden' },
  },
  '@view-transition': { navigation: 'auto' },
  '@keyframes turn': { to: { transform: 'rotate(360deg)' } },
  '@keyframes breathe': { '50%': { opacity: '0.5' } },
  // On paper the footer is the letterhead, nothing is to be filled in, and every answer is open.
  // Text of ten points and half of the room: what is read on a phone takes few sheets.
  '@media print': {
    html: {
      fontSize: '76%',
      '--spacing-unit': '0.5px !important',
      '--sizes-measure': '46rem !important',
    },
    // Pages of staff have no footer: what stands in their forms is shown (src/staff/frame/staff.css).
    'header:has(+ #main), #main + footer :is(nav, ul, div + div), [data-toast], :has(+ footer) :is(form, :has(> form))':
      { display: 'none !important' },
    '*': {
      color: 'black !important',
      background: 'none !important',
      boxShadow: 'none !important',
      minHeight: '0 !important',
    },
    body: { position: 'relative', pt: '9rem' },
    '#main + footer': { position: 'absolute', insetInline: '0', top: '-48' },
    '#main + footer address': { position: 'absolute', right: '32', top: '48', maxWidth: '45%' },
    // No heading is the last line of a page of paper, and nothing short is on two.
    'h2, h3, summary, div:has(> h2:first-child)': { breakAfter: 'avoid' },
    'a, li, tr, details': { breakInside: 'avoid' },
    'details::details-content': { contentVisibility: 'visible' },
    // Paper does not scroll: browsers make a page smaller whose table is wider than it.
    '[role=group]': { overflow: 'visible !important' },
    pre: { whiteSpace: 'pre-wrap' },
    figure: { maxWidth: '26rem' },
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
