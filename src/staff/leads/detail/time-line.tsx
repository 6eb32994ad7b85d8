import { css } from '../../../../styled-system/css'
import { Button } from '../../../ui/button/button.tsx'
import { notPrinted, surface } from '../../../ui/layout.tsx'
import { leadAction } from '../addresses.ts'
import { heading, opens, quiet, sheet } from '../lead-styles.ts'
import { When } from '../words/when.tsx'
import { LEAD_FORM } from './state-form.tsx'
import type { TimeLineEntry } from './time-line-entries.ts'

const list = css({
  display: 'grid',
  borderLeft: '2px solid token(colors.shoal)',
  ml: '4',
  '& > li': { position: 'relative', pl: '24', pb: '16' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: '-7px',
    top: '0.45rem',
    width: '12px',
    height: '12px',
    borderRadius: 'round',
    border: '2px solid token(colors.ink)',
    bg: 'surface',
  },
})
const line = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  justifyContent: 'space-between',
  columnGap: '16',
})
const time = css({ flexShrink: '0', pt: { sm: '2' } })
/** The words of the button begin below those of the line. */
const again = css({ ml: '-12' })
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
const problem = css({ color: 'problem', textStyle: 'small' })

/** What has happened to the lead, oldest first. */
export function TimeLine(props: {
  leadId: string
  entries: TimeLineEntry[]
  /** No confirmation was ever promised to the visitor. */
  lacksConfirmation: boolean
}) {
  const { leadId, entries, lacksConfirmation } = props
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="time-line">
      <h2 id="time-line" className={heading}>
        History
      </h2>
      <ol className={list}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <div className={line}>
              <p>
                {entry.noteId ? <a href={`#note-${entry.noteId}`}>{entry.text}</a> : entry.text}
              </p>
              <p className={`${quiet} ${time}`}>
                <When at={entry.at} />
              </p>
            </div>
            {entry.more && (
              <p className={entry.isProblem ? problem : quiet}>
                <bdi>{entry.more}</bdi>
              </p>
            )}
            {entry.words && <Words {...entry.words} />}
            {entry.messageId && !entry.isSent && <SendAgain leadId={leadId} message={entry} />}
            {entry.messageId && entry.isSent && (
              <details className={notPrinted}>
                <summary className={opens}>It was sent. Send it again?</summary>
                <SendAgain leadId={leadId} message={entry} />
              </details>
            )}
          </li>
        ))}
      </ol>
      {lacksConfirmation && (
        <div>
          <p>
            The visitor got no confirmation: this mailbox had reached its limit of messages for the
            day.
          </p>
          <SendAgain leadId={leadId} />
        </div>
      )}
    </section>
  )
}

/** What a message says: of an answer at once, and what it repeats when it is opened. */
function Words({ subject, text, quoted }: NonNullable<TimeLineEntry['words']>) {
  return (
    <details open={quoted !== undefined}>
      <summary className={opens}>{subject}</summary>
      <p className={words} dir="auto">
        {text || 'It has no text.'}
      </p>
      {quoted && (
        <details>
          <summary className={opens}>What it repeats of earlier messages</summary>
          <p className={words} dir="auto">
            {quoted}
          </p>
        </details>
      )}
    </details>
  )
}

/** @param props.message Undefined: the confirmation that was never promised. */
export function SendAgain(props: {
  leadId: string
  message?: Pick<TimeLineEntry, 'messageId' | 'text'>
}) {
  const { leadId, message } = props
  return (
    <p className={`${again} ${notPrinted}`}>
      <Button
        type="submit"
        form={LEAD_FORM}
        formAction={leadAction(leadId, 'send-again')}
        name="message"
        value={message?.messageId ?? ''}
        tone="bare"
        aria-label={message && `Send again: ${message.text}`}
      >
        {message ? 'Send again' : 'Send the confirmation'}
      </Button>
    </p>
  )
}
