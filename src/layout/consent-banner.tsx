import { css } from '../../styled-system/css'
import { config } from '../settings/config.ts'
import { Button } from '../ui/button/button.tsx'

const banner = css({
  position: 'fixed',
  zIndex: '40',
  insetInline: '0',
  bottom: '0',
  bg: 'surface',
  boxShadow: 'raised',
  borderTop: '1px solid token(colors.ink)',
})
const inside = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16',
  maxWidth: 'page',
  mx: 'auto',
  px: '16',
  py: '12',
})
const text = css({ flex: '1 1 20rem' })
const buttons = css({ display: 'flex', gap: '8' })

/**
 * Asks for consent to report page views to the analytics provider. It stays hidden until the page
 * script finds that it has not been answered; without an ANALYTICS_ID it is not rendered.
 */
export function ConsentBanner() {
  const { analyticsId } = config()
  if (!analyticsId) return null
  return (
    <section className={banner} aria-label="Analytics" data-analytics={analyticsId} hidden>
      <div className={inside}>
        <p className={text}>
          May we count your page views with Google Analytics? It sets cookies. Nothing loads unless
          you agree, and you can change your answer at the foot of every page.
        </p>
        <div className={buttons}>
          <Button value="no">No, thanks</Button>
          <Button value="yes">Yes, count them</Button>
        </div>
      </div>
    </section>
  )
}
