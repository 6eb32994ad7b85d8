import { defineConfig } from '@pandacss/dev'
import { colors, semanticColors } from './src/ui/theme/colors.ts'
import { globalStyles } from './src/ui/theme/global.ts'
import { sizes, spacing } from './src/ui/theme/scale.ts'
import { fonts, textStyles } from './src/ui/theme/type.ts'

export default defineConfig({
  eject: true,
  logLevel: 'warn',
  presets: ['@pandacss/preset-base'],
  preflight: true,
  include: ['./src/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  jsxFramework: 'react',
  globalCss: globalStyles,
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
  },
})
