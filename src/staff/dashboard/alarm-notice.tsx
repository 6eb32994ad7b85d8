import { css } from '../../../styled-system/css'
import { Notice } from '../../ui/notice/notice.tsx'

const way = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

/**
 * What needs attention now; nothing while all is well.
 * @param whatWaits Where each thing that waits is listed; undefined for those who may not see it.
 */
export function AlarmNotice(props: { alarms: string[]; whatWaits: string | undefined }) {
  const { alarms, whatWaits } = props
  if (alarms.length === 0) return null
  return (
    <Notice tone="problem">
      <h2>Something needs your attention</h2>
      <ul>
        {alarms.map((alarm) => (
          <li key={alarm}>{alarm}</li>
        ))}
        {whatWaits && (
          <li>
            <a href={whatWaits} className={way}>
              See what is waiting
            </a>
          </li>
        )}
      </ul>
    </Notice>
  )
}
