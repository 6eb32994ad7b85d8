import { type Staffing, whoGets } from '../../../leads/who-gets.ts'
import { dayInWords } from '../../leads/words/lead-times.ts'

/** Whether somebody is in the office, as a sentence. */
export function absenceInWords(staffId: string, staffing: Staffing): string {
  const { absences, everyone, today } = staffing
  const absence = absences.find((one) => one.staffId === staffId)
  if (!absence || absence.until < today) return 'In the office.'
  const { from, until, instead } = absence
  const days =
    from === until
      ? `on ${dayInWords(from)}`
      : `from ${dayInWords(from)} until ${dayInWords(until)}`
  const deputy = everyone.find(({ id }) => id === instead)
  const [gets] = whoGets([staffId], staffing).people
  const isOut = `Out of office ${days}. `
  if (from > today || !deputy || gets?.id === deputy.id) {
    return `${isOut}${deputy ? `Leads go to ${deputy.name}.` : 'Nobody stands in for them.'}`
  }
  return `${isOut}${deputy.name} is out as well: ${gets ? `leads go to ${gets.name}` : 'nobody in particular gets the leads'}.`
}
