import { Fragment } from 'react'
import { listTownsAlongCoast } from '../../../../db/content/towns.ts'
import { findSettings, type StoredSettings } from '../../../../db/settings/settings.ts'
import { listAbsences } from '../../../../db/staff/absences.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { agency } from '../../../http/agency.ts'
import { services } from '../../../http/services.ts'
import { type Staffing, whoGets } from '../../../leads/who-gets.ts'
import { config } from '../../../settings/config.ts'
import { setRules } from '../../../settings/lead-rules.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { surface } from '../../../ui/layout.tsx'
import { listAssignees } from '../../leads/assignees.ts'
import { heading, pairs, sheet } from '../../leads/lead-styles.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { absenceInWords } from '../out-of-office/absence-words.ts'
import { type SettingsAnswer, settingsBeingAnswered } from '../settings-answer.ts'
import { SettingsForm, SettingsFrame } from '../settings-frame.tsx'
import { RuleGroup } from './rule-group.tsx'
import { linesOf, MAX_RULES, type RuleLine, ruleFields, storedLines } from './rule-lines.ts'
import { type RuleNames, recipientsInWords, ruleInWords } from './rule-words.ts'

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
    <SettingsFrame
      title="Who gets which leads"
      {...{ staff, answer, stored }}
      now={rules.map((rule, index) => [`Rule ${index + 1}`, ruleInWords(rule, names)])}
      what="Rules"
    >
      <p>
        The messages about a lead go to the people of the first rule that fits it. If no rule fits,
        or if nobody in it is in the office, they go to {generalAddress}. A new lead that goes to
        one person alone is assigned to them; later messages about a lead go to whoever has it. The
        town is the one whose page the visitor came from.{' '}
        <a href="/admin/settings">Back to the settings</a>
      </p>
      <RoutingForm
        lines={answer ? linesOf(answer.fields, choices) : storedLines(rules)}
        {...{ stored, answer, towns, people, names, staffing, generalAddress }}
      />
      <PeopleOut people={people} staffing={staffing} />
    </SettingsFrame>
  )
}

const NEW = { kinds: [], towns: [], people: [], isRemoved: false, isNew: true }

/** The rules in their order, and a new one to fill in. */
function RoutingForm(props: {
  lines: RuleLine[]
  stored: StoredSettings
  answer: SettingsAnswer | undefined
  towns: { slug: string; name: string }[]
  people: StaffMember[]
  names: RuleNames
  staffing: Staffing
  generalAddress: string
}) {
  const { stored, answer, towns, people, names } = props
  const places = props.lines.filter(({ isNew }) => !isNew).length
  const hasNew = places < props.lines.length || places >= MAX_RULES
  const lines = hasNew ? props.lines : [...props.lines, { ...NEW, place: places + 1 }]
  return (
    <SettingsForm name="lead-routing" label="Who gets which leads" {...{ stored, answer }}>
      {lines.map((line, number) => (
        <RuleGroup
          key={ruleFields(number).line}
          {...{ line, number, places, towns, people, names }}
          error={answer?.errors?.[ruleFields(number).people]}
          today={
            line.isNew || answer
              ? undefined
              : recipientsInWords(whoGets(line.people, props.staffing), props.generalAddress)
          }
        />
      ))}
    </SettingsForm>
  )
}

/** Everybody who can get leads, whether they are in the office, and a link to change it. */
function PeopleOut({ people, staffing }: { people: StaffMember[]; staffing: Staffing }) {
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="people-out">
      <h2 id="people-out" className={heading}>
        Out of office
      </h2>
      <dl className={pairs}>
        {people.map(({ id, name, email }) => (
          <Fragment key={id}>
            <dt>{name || email}</dt>
            <dd>
              {absenceInWords(id, staffing)}{' '}
              <a
                href={`/admin/settings/out-of-office/${id}`}
                aria-label={`Change when ${name || email} is out of office`}
              >
                Change
              </a>
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
