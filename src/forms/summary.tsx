import { css } from '../../styled-system/css'
import { Button } from '../ui/button/button.tsx'
import { forScreenReaders } from '../ui/layout.tsx'
import { asMoney } from './number-words.ts'
import { readAnswer } from './read-answer.ts'
import { dayInFull } from './read-day.ts'
import {
  type Choice,
  type Field,
  type FieldName,
  type FormStep,
  type FormTable,
  isAsked,
  type Values,
} from './table.ts'

const title = css({ textStyle: 'label', color: 'heading', mb: '8' })
const row = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: '16',
  borderTop: '1px solid token(colors.line)',
  py: '8',
})
const question = css({ textStyle: 'small', color: 'quiet' })
const answer = css({ gridRow: '2', overflowWrap: 'anywhere' })
const action = css({ gridRow: '1 / 3', gridColumn: '2' })

/**
 * The answers of earlier steps, each with a button that leads to where it was given. It is a button
 * and no link, so that what was typed on this step goes along without JavaScript.
 * @param choices The choices of fields whose table has none.
 * @param onChange Once awake, leads to the field.
 */
export function Summary<F extends FormTable>(props: {
  steps: readonly FormStep[]
  values: Values
  choices: Readonly<Record<string, readonly Choice[]>>
  isNested: boolean
  disabled: boolean
  onChange(field: FieldName<F>): void
}) {
  const Heading = props.isNested ? 'h4' : 'h3'
  return (
    <div>
      <Heading className={title}>Your answers so far</Heading>
      <dl>
        {props.steps
          .flatMap(({ fields }) => Object.entries(fields))
          .filter(([, field]) => isAsked(field, props.values))
          .map(([name, field]) => (
            <div key={name} className={row}>
              <dt className={question}>{field.label}</dt>
              <dd className={answer}>
                {answerInWords(field, props.values[name], props.choices[name])}
              </dd>
              <dd className={action}>
                <Button
                  type="submit"
                  tone="bare"
                  name="change"
                  value={name}
                  disabled={props.disabled}
                  onClick={(event) => {
                    event.preventDefault()
                    props.onChange(name as FieldName<F>)
                  }}
                >
                  <span>
                    Change<span className={forScreenReaders}> {field.label.toLowerCase()}</span>
                  </span>
                </Button>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

/**
 * An answer as the visitor saw it when giving it: the label of a choice, or the text; an amount as
 * money, a number without its unit.
 * @param choices Instead of those in the table, for a list from the database.
 */
export function answerInWords(
  { input, choices = [], alsoAccepted = [] }: Field,
  value: string | undefined,
  more: readonly Choice[] = [],
): string {
  if (!value) return 'Not answered'
  const read = readAnswer(input, value.trim())
  if (input === 'amount') return asMoney(read)
  if (input === 'date') return dayInFull(read)
  const chosen = [...more, ...choices, ...alsoAccepted].find((choice) => choice.value === value)
  return chosen?.label ?? read
}
