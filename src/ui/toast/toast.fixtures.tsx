import { css } from '../../../styled-system/css'
import type { Fixtures } from '../gallery.tsx'
import { ServerToast } from './server-toast.tsx'

// A toast floats over the page; here it stays in its frame.
const frame = css({ position: 'relative', transform: 'translateZ(0)', minHeight: '8rem' })

export const fixtures: Fixtures = {
  success: (
    <div className={frame}>
      <ServerToast
        toast={{
          tone: 'success',
          title: 'Quote Request Received!',
          text: 'An insurance expert will contact you within 24 hours.',
        }}
      />
    </div>
  ),
  info: (
    <div className={frame}>
      <ServerToast toast={{ tone: 'info', title: '10 posts were skipped (already exist)' }} />
    </div>
  ),
  warning: (
    <div className={frame}>
      <ServerToast toast={{ tone: 'warning', title: 'Improved image for Mystic coming soon' }} />
    </div>
  ),
  problem: (
    <div className={frame}>
      <ServerToast
        toast={{ tone: 'problem', title: 'Failed to load blog posts. Please try again later.' }}
      />
    </div>
  ),
}
