import { listAbsences } from '../../../../db/staff/absences.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { notFound } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { StaffFrame } from '../../frame/frame.tsx'
import { listAssignees } from '../../leads/assignees.ts'
import { sign } from '../../leads/lead-styles.ts'
import { absenceBeingAnswered } from './absence-answer.ts'
import { AbsenceForm } from './absence-form.tsx'
import { absenceValues, asRead } from './absence-values.ts'
import { absenceInWords } from './absence-words.ts'

/**
 * The page about one person's absence.
 * @param props.staff Who is signed in, and may change it.
 */
export async function AbsencePage(props: {
  staff: StaffMember
  absentId: string
  place: 'account' | 'settings'
}) {
  const { staff, absentId, place } = props
  const { db } = services()
  const [people, absences] = await Promise.all([listAssignees(db), listAbsences(db)])
  const member = people.find(({ id }) => id === absentId) ?? notFound()
  const today = officeDay()
  const absence = absences.find(({ staffId, until }) => staffId === absentId && until >= today)
  const answer = absenceBeingAnswered()
  const stored = { from: '', until: '', ...absence, instead: absence?.instead ?? '' }
  // A form that comes back with errors was filled in upon what it says, which may be older than what is stored.
  const before =
    answer && !answer.isConflict
      ? (answer.fields.before ?? '')
      : asRead(absences.find(({ staffId }) => staffId === absentId))
  const now = absenceInWords(absentId, { everyone: people, absences, today })
  return (
    <StaffFrame
      title={place === 'account' ? 'Out of office' : `Out of office: ${member.name}`}
      staff={staff}
      flash={answer && { tone: 'problem', text: answer.problem, errors: answer.errors ?? {} }}
    >
      {answer?.isConflict ? (
        <p className={sign}>What was saved in the meantime: {now}</p>
      ) : (
        <p>
          {now}{' '}
          {place === 'account' ? (
            <a href="/admin/account">Back to your account</a>
          ) : (
            <a href="/admin/settings/lead-routing">Back to who gets which leads</a>
          )}
        </p>
      )}
      <AbsenceForm
        member={member}
        place={place}
        values={answer ? absenceValues(answer.fields) : stored}
        before={before}
        isSet={absence !== undefined}
        deputies={people.filter(({ id }) => id !== absentId)}
        errors={answer?.errors ?? {}}
        isUnsaved={answer !== undefined}
      />
    </StaffFrame>
  )
}
