import { css } from '../../../../styled-system/css'
import { Button } from '../../../ui/button/button.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { surface } from '../../../ui/layout.tsx'
import { UnsavedWarning } from '../../frame/unsaved-warning.tsx'
import { form, group, legend } from '../settings-styles.ts'
import { type ClosingLine, MAX_CLOSINGS } from './closing-values.ts'

const FREE_LINES = 3
const fields = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
})
const NEW: ClosingLine = { from: '', until: '', reason: '', uid: '' }

/** A line for each closing, and a few to fill in. */
export function ClosingForm(props: {
  lines: ClosingLine[]
  revision: number
  errors: Record<string, string>
  isUnsaved: boolean
}) {
  const { errors } = props
  const lines = [...props.lines, ...Array<ClosingLine>(FREE_LINES).fill(NEW)]
  return (
    <form
      id="closing-form"
      method="post"
      action="/api/staff/settings/closing-days"
      noValidate
      aria-label="Closing days"
      className={form}
    >
      <input type="hidden" name="revision" value={props.revision} />
      {lines.slice(0, MAX_CLOSINGS).map(({ from, until, reason, uid }, number) => {
        const names = [`from-${number}`, `until-${number}`, `reason-${number}`] as const
        return (
          <fieldset key={names[0]} className={`${surface} ${group}`}>
            <legend className={legend}>
              {number < props.lines.length ? `Line ${number + 1}` : `Line ${number + 1}, new`}
            </legend>
            {uid && <input type="hidden" name={`uid-${number}`} value={uid} />}
            <div className={fields}>
              <PlainField
                name={names[0]}
                type="date"
                label="First day"
                defaultValue={from}
                error={errors[names[0]]}
              />
              <PlainField
                name={names[1]}
                type="date"
                label="Last day"
                defaultValue={until === from ? '' : until}
                error={errors[names[1]]}
                isOptional
              />
              <PlainField
                name={names[2]}
                label="Reason, shown to visitors"
                defaultValue={reason}
                error={errors[names[2]]}
                isOptional
              />
            </div>
          </fieldset>
        )
      })}
      <p>
        <Button type="submit" tone="action">
          Save
        </Button>
      </p>
      <UnsavedWarning form="closing-form" isUnsaved={props.isUnsaved} />
    </form>
  )
}
