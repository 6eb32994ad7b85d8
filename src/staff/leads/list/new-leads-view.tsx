import type { MouseEventHandler } from 'react'
import { css, cx } from '../../../../styled-system/css'
import { list } from '../../frame/list-look.ts'
import { LeadLine } from './lead-line.tsx'
import { NEW_AT_ONCE } from './limits.ts'
import type { ShownLead } from './shown-lead.ts'

const news = css({
  flex: '1 1 9rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: '12',
  // Beside nothing and with nothing to say, it takes no room.
  minHeight: { base: 'target', _empty: '0' },
  px: '16',
  textStyle: 'small',
  color: 'quiet',
  '& strong': { color: 'heading' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
})

const above = css({ flexBasis: 'full', borderTop: '1px solid token(colors.line)' })

export interface NewLeadsProps {
  /** What the page knows already. */
  known: { since: string; ids: string[] }
  /** The page is the beginning of a list to which every new lead belongs. */
  isFirst: boolean
  /** Where the new leads are listed. */
  href: string
}

interface View {
  /** New ones that are not shown yet. */
  count?: number
  isUnanswered?: boolean
  /** Where to sign in again, when the session has ended. */
  signIn?: string | undefined
  /** New ones that are shown above the list. */
  shown?: ShownLead[]
  href?: string
  onShow?: MouseEventHandler
}

/** How many leads have come since the page was loaded, and those that somebody wanted to see. */
export function NewLeadsView({ count = 0, isUnanswered, signIn, shown = [], href, onShow }: View) {
  return (
    <>
      <div role="status" className={news}>
        {signIn && (
          <>
            <span>You are signed out.</span>
            <a href={signIn}>Sign in again</a>
          </>
        )}
        {isUnanswered && <span>The site is not responding. Trying again.</span>}
        {count > 0 && (
          <>
            <strong>
              {count >= NEW_AT_ONCE ? `${count} or more` : count} new{' '}
              {count === 1 ? 'lead' : 'leads'}
            </strong>
            <a href={href} onClick={onShow}>
              Show {count === 1 ? 'it' : 'them'}
            </a>
          </>
        )}
      </div>
      {shown.length > 0 && (
        <ul className={cx(list, above)} aria-label="New leads">
          {shown.map((lead) => (
            <LeadLine key={lead.id} lead={lead} isJustIn />
          ))}
        </ul>
      )}
    </>
  )
}
