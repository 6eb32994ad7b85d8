import { listTownsAlongCoast } from '../../../../db/content/towns.ts'
import { findSettings } from '../../../../db/settings/settings.ts'
import { listAbsences } from '../../../../db/staff/absences.ts'
import { agency } from '../../../http/agency.ts'
import { services } from '../../../http/services.ts'
import { config } from '../../../settings/config.ts'
import { setRules } from '../../../settings/lead-rules.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { StaffFrame } from '../../frame/frame.tsx'
import { listAssignees } from '../../leads/assignees.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { SavedMeanwhile } from '../saved-meanwhile.tsx'
import { settingsBeingAnswered } from '../settings-answer.ts'
import { PeopleOut } from './people-out.tsx'
import { RoutingForm } from './routing-form.tsx'
import { linesOf, storedLines } from './rule-lines.ts'
import { ruleInWords } from './rule-words.ts'

/** The page on which owners set who gets which leads. */
export async function RoutingPage() {
  const staff = await requireStaff('agency')
  const { db } = services()
  const answer = settingsBeingAnswered('lead-routing')
  const [stored, towns, people, absences] = await Promise.all([
    findSettings(db, 'lead-routing'),
    listTownsAlongCoast(db),
    listAssignees(db),
    listAbsences(db),
  ])
  const rules = setRules(stored.value)
  const staffing = { everyone: people, absences, today: officeDay() }
  const { hasLeadsTo, leadsTo } = config()
  const generalAddress = hasLeadsTo ? leadsTo.join(', ') : agency().email
  const names = {
    town: new Map(towns.map(({ slug, name }) => [slug, name])),
    person: new Map(people.map(({ id, name, email }) => [id, name || email])),
  }
  const choices = { towns: [...names.town.keys()], people: [...names.person.keys()] }
  return (
    <StaffFrame
      title="Who gets which leads"
      staff={staff}
      flash={answer && { tone: 'problem', text: answer.problem, errors: answer.errors ?? {} }}
    >
      {answer?.isConflict && (
        <SavedMeanwhile
          stored={stored}
          now={
            rules.length > 0
              ? rules.map((rule, index) => [`Rule ${index + 1}`, ruleInWords(rule, names)])
              : [['Rules', 'None']]
          }
        />
      )}
      <p>
        The messages about a lead go to the people of the first rule that fits it. If no rule fits,
        or if nobody in it is in the office, they go to {generalAddress}. A new lead that goes to
        one person alone is assigned to them; later messages about a lead go to whoever has it. The
        town is the one whose page the visitor came from.{' '}
        <a href="/admin/settings">Back to the settings</a>
      </p>
      <RoutingForm
        lines={answer ? linesOf(answer.fields, choices) : storedLines(rules)}
        revision={stored.revision}
        {...{ towns, people, names, staffing, generalAddress }}
        errors={answer?.errors ?? {}}
        isUnsaved={answer !== undefined}
      />
      <PeopleOut people={people} staffing={staffing} />
    </StaffFrame>
  )
}
