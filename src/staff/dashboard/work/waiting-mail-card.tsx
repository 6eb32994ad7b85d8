import type { WaitingMail } from '../../../../db/work/waiting-mail.ts'
import { css } from '../../../../styled-system/css'
import { Button } from '../../../ui/button/button.tsx'
import { surface } from '../../../ui/layout.tsx'
import { officeClock } from '../office-clock.ts'
import { heading, line, words } from './work-styles.ts'

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/**
 * Messages that wait for staff, with what to do about them; nothing when there are none.
 * @param asOf What waits later is not released with them: staff have not seen how many that is.
 */
export function WaitingMailCard({ waiting, asOf }: { waiting: WaitingMail; asOf: string }) {
  const inAll = waiting.leads + waiting.newsletter
  if (inAll === 0) return null
  return (
    <div className={surface}>
      <h3 className={heading}>Messages waiting for release ({inAll.toLocaleString('en-US')})</h3>
      <form method="post" action="/api/staff/work/waiting-mail" className={line}>
        <div className={words}>
          <p>
            More messages were requested than the site may send in an hour: {countOf(waiting)},
            since {officeClock(waiting.oldest ?? asOf)}. If a program typed in these addresses,
            discard them: the people behind them never asked. Requests themselves are not affected.
          </p>
        </div>
        <input type="hidden" name="until" value={asOf} />
        <div className={buttons}>
          <Button type="submit" name="act" value="release">
            Release all
          </Button>
          <Button type="submit" name="act" value="discard">
            Discard all
          </Button>
        </div>
      </form>
    </div>
  )
}

function countOf({ leads, newsletter }: WaitingMail): string {
  const parts = [
    leads > 0 && `${leads.toLocaleString('en-US')} to confirm a request`,
    newsletter > 0 && `${newsletter.toLocaleString('en-US')} about the newsletter`,
  ]
  return parts.filter(Boolean).join(' and ')
}
