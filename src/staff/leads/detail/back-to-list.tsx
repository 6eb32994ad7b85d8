import { css, cx } from '../../../../styled-system/css'
import { requestAddress, requestHeaders } from '../../../http/request.ts'
import { notPrinted } from '../../../ui/layout.tsx'
import { listOpenedFrom } from '../addresses.ts'
import { leadsAsked, leadsHref } from '../list/leads-query.ts'

const back = css({
  my: '-12',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
})

/** The way back to the list from which the lead was opened, as it was searched and filtered. */
export function BackToList() {
  const list = requestAddress().query.get('list') ?? listOpenedFrom(requestHeaders().get('referer'))
  return (
    <p className={cx(back, notPrinted)}>
      <a href={leadsHref(leadsAsked(new URLSearchParams(list)))}>Back to the list</a>
    </p>
  )
}
