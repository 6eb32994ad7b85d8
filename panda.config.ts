import { defineConfig } from '@pandacss/dev'
import { proseRecipe } from './src/ui/prose/prose.recipe.ts'
import { questionsRecipe } from './src/ui/questions/questions.recipe.ts'
import { stepsRecipe } from './src/ui/steps/steps.recipe.ts'
import { colors, semanticColors } from './src/ui/theme/colors.ts'
import { globalStyles } from './src/ui/theme/global.ts'
import { sizes, spacing } from './src/ui/theme/scale.ts'
import { fonts, textStyles } from './src/ui/theme/type.ts'

const isProduction = process.env.NODE_ENV === 'production'

export default defineConfig({
  eject: true,
  logLevel: 'warn',
  presets: ['@pandacss/preset-base'],
  // Our own reset stands in src/ui/styles.css and weighs a third.
  preflight: false,
  // Names of classes are a fifth of a page. In development they say what they do.
  hash: { className: isProduction, cssVar: false },
  hooks: {
    // The preset gives every element of a page thirty variables, for filters and transforms in parts. No style
    // here uses them; a test fails when one does.
    'preset:resolved': ({ name, preset }) =>
      name === '@pandacss/preset-base' ? { ...preset, globalCss: {} } : preset,
    'utility:created': ({ configure }) => {
      // Random letters are what compression cannot shorten: four of them tell a thousand classes apart,
      // and a test fails should two ever be the same: then another word at the end makes all of
      // them new. Panda writes this function into its own code.
      configure({ toHash: (path, hash) => hash(`${path.join(':')} harbor`).slice(-4) })
    },
  },
  include: ['./src/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  globalCss: globalStyles,
  conditions: {
    // Shorter than the preset's, which also reads attributes that nothing with these styles has; and what is disabled does not
    // answer the pointer. `:where` leaves the weight of the selector as it is.
    hover: '&:hover:not(:where(:disabled,[aria-disabled=true]))',
    disabled: '&:is(:disabled,[aria-disabled=true])',
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens: {
      colors,
      fonts,
      spacing,
      sizes,
      radii: { card: { value: '6px' }, round: { value: '999px' } },
      shadows: { raised: { value: '0 8px 24px rgba(7, 31, 70, 0.09)' } },
      durations: { quick: { value: '150ms' } },
    },
    semanticTokens: { colors: semanticColors },
    textStyles,
    recipes: { prose: proseRecipe, questions: questionsRecipe, steps: stepsRecipe },
  },
})
