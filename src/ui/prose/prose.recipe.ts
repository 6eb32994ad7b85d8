import { defineRecipe } from '@pandacss/dev'

/** The bare elements of an article. One class: atomic classes would be twice the size. */
export const proseRecipe = defineRecipe({
  className: 'prose',
  base: {
    maxWidth: 'measure',
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '16' },
    '& h2': { textStyle: 'section', mt: '40' },
    '& h3': { textStyle: 'card', mt: '32' },
    '& h4': { textStyle: 'label', color: 'heading', mt: '24' },
    '& ul, & ol': { pl: '24', listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li::marker': { color: 'ink', fontWeight: '600' },
    '& li + li': { mt: '8' },
    '& strong, & b': { fontWeight: '600', color: 'heading' },
    '& em, & i': { fontFamily: 'serif', fontStyle: 'italic' },
    '& blockquote': {
      textStyle: 'note',
      fontSize: '1.25rem',
      pl: '24',
      py: '4',
      borderLeft: '4px double token(colors.ink)',
      color: 'heading',
    },
    // Limits the indent of deep nesting, so that nothing is pushed off a phone.
    '& :is(blockquote, ul, ol) :is(blockquote, ul, ol) :is(blockquote, ul, ol) :is(blockquote, ul, ol)':
      { pl: '0', border: 'none' },
    // A wide table scrolls by itself; the page does not.
    '& [role=group]': { overflowX: 'auto', overflowWrap: 'normal' },
    '& table': {
      width: 'full',
      borderCollapse: 'collapse',
      textStyle: 'small',
      fontVariantNumeric: 'tabular-nums',
    },
    '& caption': { textStyle: 'note', textAlign: 'left', pb: '8' },
    '& th, & td': {
      px: '12',
      py: '8',
      textAlign: 'left',
      verticalAlign: 'top',
      borderBottom: '1px solid token(colors.line)',
    },
    '& thead th': { color: 'heading', borderBottom: '2px solid token(colors.ink)' },
    '& img': { width: 'full', height: 'auto', border: '1px solid token(colors.line)' },
    '& figcaption': { textStyle: 'note', color: 'quiet', mt: '8' },
    '& hr': { border: 'none', borderTop: '1px solid token(colors.line)', my: '32' },
    '& code': { fontFamily: 'monospace', fontSize: '0.9375rem', bg: 'selected', px: '4' },
    '& pre': { p: '16', overflowX: 'auto', bg: 'selected' },
  },
})
