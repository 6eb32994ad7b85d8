import { TAGLINE } from '../../settings/business.ts'
import { colors } from '../../ui/theme/colors.ts'

/** The web app manifest. */
export function webManifest(siteName: string): object {
  return {
    name: siteName,
    short_name: siteName,
    description: TAGLINE,
    start_url: '/',
    display: 'browser',
    lang: 'en-US',
    theme_color: colors.deep.value,
    background_color: colors.paper.value,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      {
        src: '/icon-maskable-512.png',
        type: 'image/png',
        sizes: '512x512',
        purpose: 'maskable',
      },
    ],
  }
}
