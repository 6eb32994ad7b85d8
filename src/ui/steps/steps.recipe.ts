import { defineRecipe } from '@pandacss/dev'

/** Steps connected by a line: vertical on a phone, horizontal elsewhere. */
export const stepsRecipe = defineRecipe({
  className: 'steps',
  base: {
    display: 'grid',
    columnGap: '24',
    rowGap: { md: '32' },
    gridTemplateColumns: { md: 'repeat(auto-fit, minmax(14rem, 1fr))' },
    counterReset: 'step',
    '& li': {
      position: 'relative',
      counterIncrement: 'step',
      display: 'grid',
      gap: '8',
      alignContent: 'start',
      ml: { base: '8', md: '0' },
      pl: { base: '24', md: '0' },
      pb: { base: '24', md: '0' },
      pt: { md: '24' },
      borderStyle: 'solid',
      borderColor: 'ink',
      borderWidth: { base: '0 0 0 2px', md: '2px 0 0' },
    },
    '& li::before': {
      content: '""',
      position: 'absolute',
      top: { base: '4', md: '-9px' },
      left: { base: '-9px', md: '0' },
      width: '16',
      height: '16',
      bg: 'surface',
      border: '2px solid token(colors.ink)',
      borderRadius: 'round',
    },
    '& li[data-done]::before': { bg: 'ink' },
    '& h2, & h3': { textStyle: 'card' },
    '& :is(h2, h3)::before': { content: 'counter(step) ". "', color: 'ink' },
  },
})
