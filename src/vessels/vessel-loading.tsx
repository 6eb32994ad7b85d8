import { css } from '../../styled-system/css'
import { Page } from '../ui/layout.tsx'

const waiting = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: '28rem',
  color: 'quiet',
  _before: {
    content: '""',
    width: '24',
    height: '24',
    border: '4px solid token(colors.line)',
    borderTopColor: 'ink',
    borderRadius: 'round',
    animation: 'turn 1s linear infinite',
    _motionReduce: { animation: 'none' },
  },
})

/** Shown while a vessel type loads. */
export function VesselLoading() {
  return (
    <Page>
      <p className={waiting} role="status">
        Loading vessel information...
      </p>
    </Page>
  )
}
