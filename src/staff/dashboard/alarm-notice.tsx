import { Notice } from '../../ui/notice/notice.tsx'

/** What needs attention now; nothing while all is well. */
export function AlarmNotice({ alarms }: { alarms: string[] }) {
  if (alarms.length === 0) return null
  return (
    <Notice tone="problem">
      <h2>Something needs you</h2>
      <ul>
        {alarms.map((alarm) => (
          <li key={alarm}>{alarm}</li>
        ))}
      </ul>
    </Notice>
  )
}
