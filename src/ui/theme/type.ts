export const fonts = {
  serif: {
    value:
      '"Chart Serif", "Georgia Fallback", "Times Fallback", "DejaVu Serif Fallback", Georgia, serif',
  },
  sans: { value: '"Chart Sans", "Arial Fallback", "DejaVu Fallback", system-ui, sans-serif' },
}

/** The longest words of headings fit a phone's screen in text twice as large: none is cut. */
const heading = { fontFamily: 'serif', fontWeight: '600', letterSpacing: '-0.005em' }

export const textStyles = {
  display: {
    value: {
      ...heading,
      fontSize: { base: 'min(2.125rem, 12vw)', md: '3.25rem' },
      lineHeight: { base: '1.14', md: '1.08' },
    },
  },
  title: {
    value: {
      ...heading,
      fontSize: { base: 'min(1.875rem, 10.8vw)', md: '2.5rem' },
      lineHeight: '1.16',
    },
  },
  section: {
    value: {
      ...heading,
      fontSize: { base: 'min(1.5rem, 10.5vw)', md: '1.875rem' },
      lineHeight: '1.22',
    },
  },
  card: { value: { ...heading, fontSize: 'min(1.25rem, 8.5vw)', lineHeight: '1.25' } },
  lead: {
    value: {
      fontSize: { base: '1.125rem', md: '1.25rem' },
      lineHeight: '1.55',
    },
  },
  body: { value: { fontSize: '1.0625rem', lineHeight: '1.55' } },
  label: {
    value: { fontFamily: 'sans', fontSize: '1.0625rem', fontWeight: '600', lineHeight: '1.4' },
  },
  /** For names on a chart, captions and the numbers of steps. */
  note: {
    value: {
      fontFamily: 'serif',
      fontStyle: 'italic',
      fontSize: '1.0625rem',
      lineHeight: '1.4',
    },
  },
  small: { value: { fontFamily: 'sans', fontSize: '0.9375rem', lineHeight: '1.45' } },
}
