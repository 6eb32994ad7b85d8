import { css, cx } from '../../../../styled-system/css'
import { requestAddress, requestHeaders } from '../../../http/request.ts'
import { notPrinted } from '../../../ui/layout.tsx'
import { leadAnchor, listOpenedFrom } from '../addresses.ts'
import { leadsAsked, leadsHref } from '../list/leads-query.ts'

const back = css({
  my: '-12',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
})

/** The way back to the lead's place in the list from which it was opened, as it was searched and filtered. */
export function BackToList({ leadId }: { leadId: string }) {
  const list = requestAddress().query.get('list') ?? listOpenedFrom(requestHeaders().get('referer'))
  const href = `${leadsHref(leadsAsked(new URLSearchParams(list)))}#${leadAnchor(leadId)}`
  return (
    <p className={cx(back, notPrinted)}>
      <a href={href}>Back to the list</a>
    </p>
  )
}
