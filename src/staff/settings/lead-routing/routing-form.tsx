import type { StaffMember } from '../../../../db/staff/staff.ts'
import { type Staffing, whoGets } from '../../../leads/who-gets.ts'
import { Button } from '../../../ui/button/button.tsx'
import { UnsavedWarning } from '../../frame/unsaved-warning.tsx'
import { form } from '../settings-styles.ts'
import { RuleGroup } from './rule-group.tsx'
import { MAX_RULES, type RuleLine, ruleFields } from './rule-lines.ts'
import { type RuleNames, recipientsInWords } from './rule-words.ts'

const NEW = { kinds: [], towns: [], people: [], isRemoved: false, isNew: true }

/** The rules in their order, and a new one to fill in. */
export function RoutingForm(props: {
  lines: RuleLine[]
  revision: number
  towns: { slug: string; name: string }[]
  people: StaffMember[]
  names: RuleNames
  staffing: Staffing
  generalAddress: string
  errors: Record<string, string>
  isUnsaved: boolean
}) {
  const { towns, people, names, errors } = props
  const places = props.lines.filter(({ isNew }) => !isNew).length
  const hasNew = places < props.lines.length || places >= MAX_RULES
  const lines = hasNew ? props.lines : [...props.lines, { ...NEW, place: places + 1 }]
  return (
    <form
      id="routing-form"
      method="post"
      action="/api/staff/settings/lead-routing"
      noValidate
      aria-label="Who gets which leads"
      className={form}
    >
      <input type="hidden" name="revision" value={props.revision} />
      {lines.map((line, number) => (
        <RuleGroup
          key={ruleFields(number).line}
          {...{ line, number, places, towns, people, names }}
          error={errors[ruleFields(number).people]}
          today={
            line.isNew || props.isUnsaved
              ? undefined
              : recipientsInWords(whoGets(line.people, props.staffing), props.generalAddress)
          }
        />
      ))}
      <p>
        <Button type="submit" tone="action">
          Save
        </Button>
      </p>
      <UnsavedWarning form="routing-form" isUnsaved={props.isUnsaved} />
    </form>
  )
}
