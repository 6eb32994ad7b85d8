import { CLOSED_STATUSES } from '../../../../db/leads/lead-status.ts'
import { type LeadsAsked, leadsHref } from './leads-query.ts'

/** Says which leads the order by follow-up leaves out. */
export function OnlyWithADay({ asked }: { asked: LeadsAsked }) {
  const { view, status, order, followUp } = asked
  // Whoever asks for those that are due expects no others.
  if (order !== 'follow-up' || followUp) return null
  const isOver = view === 'handled' || CLOSED_STATUSES.some((one) => one === status)
  const beginning = { ...asked, after: undefined, before: undefined, order: 'newest' } as const
  return (
    <p>
      {isOver
        ? 'Only leads with a day for a follow-up are listed. '
        : 'Only open leads with a day for a follow-up are listed. '}
      <a href={leadsHref(beginning)}>List the others, too</a>
    </p>
  )
}
