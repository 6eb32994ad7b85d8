import type { StaffMember } from '../../../../db/staff/staff.ts'
import { css } from '../../../../styled-system/css'
import { REQUEST_NAMES, SUBMISSION_KINDS } from '../../../leads/request-names.ts'
import { message } from '../../../ui/field/field-look.ts'
import { PlainSelect } from '../../../ui/field/plain-field.tsx'
import { surface } from '../../../ui/layout.tsx'
import { group, legend } from '../settings-styles.ts'
import { ChoiceGroup, Choices } from './choices.tsx'
import { type RuleLine, ruleFields } from './rule-lines.ts'
import { type RuleNames, townsInWords } from './rule-words.ts'

const below = css({ clear: 'both' })
const short = css({ maxWidth: '12rem' })
const summary = css({
  display: 'list-item',
  py: '8',
  textStyle: 'label',
  color: 'heading',
  cursor: 'pointer',
})

/** A rule: which leads, who gets them, and where it is in the order. */
export function RuleGroup(props: {
  line: RuleLine
  number: number
  /** How many places there are. */
  places: number
  towns: { slug: string; name: string }[]
  people: StaffMember[]
  names: RuleNames
  error: string | undefined
  /** Who gets these leads now; undefined for a rule that is not stored. */
  today: string | undefined
}) {
  const { line, number, places, towns, people, names, error } = props
  const fields = ruleFields(number)
  return (
    <fieldset className={`${surface} ${group}`}>
      <legend className={legend}>{line.isNew ? 'New rule' : `Rule ${number + 1}`}</legend>
      <input type="hidden" name={fields.line} value={line.isNew ? 'new' : 'stored'} />
      <div className={below}>
        <ChoiceGroup
          title="Which leads (none checked: every kind)"
          choices={SUBMISSION_KINDS.map((kind) => ({
            name: fields.kind(kind),
            label: REQUEST_NAMES[kind],
            isChosen: line.kinds.includes(kind),
          }))}
        />
      </div>
      <details>
        <summary className={summary}>From which towns: {townsInWords(line.towns, names)}</summary>
        <Choices
          choices={towns.map(({ slug, name }) => ({
            name: fields.town(slug),
            label: name,
            isChosen: line.towns.includes(slug),
          }))}
        />
      </details>
      <ChoiceGroup
        id={fields.people}
        title="Who gets them"
        choices={people.map(({ id, name, email }) => ({
          name: fields.person(id),
          label: name || email,
          isChosen: line.people.includes(id),
        }))}
      >
        {error && <span className={message}>{error}</span>}
      </ChoiceGroup>
      {props.today && <p>{props.today}</p>}
      {!line.isNew && places > 1 && (
        <div className={short}>
          <PlainSelect
            name={fields.place}
            label="Place in the order"
            defaultValue={`${line.place}`}
          >
            {Array.from({ length: places }, (_, place) => (
              <option key={`${place + 1}`} value={place + 1}>
                {place + 1}
              </option>
            ))}
          </PlainSelect>
        </div>
      )}
      {!line.isNew && (
        <Choices
          choices={[{ name: fields.remove, label: 'Remove this rule', isChosen: line.isRemoved }]}
        />
      )}
    </fieldset>
  )
}
