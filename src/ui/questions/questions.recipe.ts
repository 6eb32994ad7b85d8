import { defineRecipe } from '@pandacss/dev'

/** A list of questions; the chevron turns when one is open. */
export const questionsRecipe = defineRecipe({
  className: 'questions',
  base: {
    maxWidth: 'form',
    borderTop: '1px solid token(colors.line)',
    '& details': { borderBottom: '1px solid token(colors.line)' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '16',
      minHeight: 'target',
      py: '16',
      textStyle: 'label',
      color: 'heading',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { color: 'ink', textDecoration: 'underline' },
      _after: {
        content: '""',
        flex: 'none',
        width: '8',
        height: '8',
        mr: '4',
        border: 'solid token(colors.ink)',
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
        transition: 'transform token(durations.quick)',
      },
    },
    '& [open] summary::after': { transform: 'rotate(-135deg)' },
    '& details > div': { display: 'grid', gap: '12', pb: '24', pr: '24' },
  },
})
