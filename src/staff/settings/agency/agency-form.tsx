import type { StoredSettings } from '../../../../db/settings/settings.ts'
import { css } from '../../../../styled-system/css'
import type { Agency, AgencyField } from '../../../settings/agency.ts'
import { clockTime } from '../../../settings/office-time.ts'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { surface } from '../../../ui/layout.tsx'
import { Choices } from '../lead-routing/choices.tsx'
import type { SettingsAnswer } from '../settings-answer.ts'
import { SettingsForm } from '../settings-frame.tsx'
import { group, legend } from '../settings-styles.ts'
import { FIELD_GROUPS, FIELD_TEXTS } from './agency-fields.ts'
import { type AgencyValues, noneBox } from './check-agency.ts'

const pair = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
})

const withBox = css({ display: 'grid', alignContent: 'start', gap: '4' })

/** The agency's details; an empty field says what stands in its place. */
export function AgencyForm(props: {
  values: AgencyValues
  /** What the agency has none of. */
  none: ReadonlySet<AgencyField>
  defaults: Agency
  stored: StoredSettings
  answer: SettingsAnswer | undefined
}) {
  const { values, none, defaults, stored, answer } = props
  return (
    <SettingsForm name="agency" label="The agency" {...{ stored, answer }}>
      {FIELD_GROUPS.map(([title, fields]) => (
        <fieldset key={title} className={`${surface} ${group}`}>
          <legend className={legend}>{title}</legend>
          <div className={pair}>
            {fields.map((field) => {
              const texts = FIELD_TEXTS[field]
              const { label, type, hint, without = 'the site leaves it out' } = texts
              const isNumber = type === 'number'
              const verb = type === 'url' ? 'the site links to' : 'the site says'
              const standard = defaults[field]
              const shown = type === 'time' && standard ? clockTime(standard) : standard
              return (
                <div key={field} className={withBox}>
                  <PlainField
                    name={field}
                    label={label}
                    type={isNumber ? 'text' : type}
                    inputMode={isNumber ? 'numeric' : undefined}
                    hint={[
                      hint,
                      `If empty, ${shown ? `${verb} ${shown}` : without}`.replace(/\.?$/, '.'),
                    ]
                      .filter(Boolean)
                      .join(' ')}
                    defaultValue={values[field]}
                    error={answer?.errors?.[field]}
                  />
                  {texts.none && (
                    <Choices
                      choices={[
                        { name: noneBox(field), label: texts.none, isChosen: none.has(field) },
                      ]}
                    />
                  )}
                </div>
              )
            })}
          </div>
        </fieldset>
      ))}
    </SettingsForm>
  )
}
