import { townPlaces } from '../../../../db/seed/towns/places.ts'
import { findSettings } from '../../../../db/settings/settings.ts'
import { css } from '../../../../styled-system/css'
import { services } from '../../../http/services.ts'
import { VESSEL_USES } from '../../../settings/business.ts'
import {
  COST_KINDS,
  COST_PATH,
  dollarsInWords,
  lengthInWords,
  monthInWords,
} from '../../../settings/costs.ts'
import { setCosts } from '../../../settings/stored-settings.ts'
import { PlainField, PlainSelect } from '../../../ui/field/plain-field.tsx'
import { surface } from '../../../ui/layout.tsx'
import { requireStaff } from '../../session/require-staff.ts'
import { settingsBeingAnswered } from '../settings-answer.ts'
import { SettingsForm, SettingsFrame } from '../settings-frame.tsx'
import { group, legend } from '../settings-styles.ts'
import { type CostLine, lineOf, linesOf, MAX_COSTS, NEW_LINE } from './cost-values.ts'

const FREE_LINES = 3
const fields = css({
  display: 'grid',
  gap: '16',
  alignItems: 'end',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
})
const KINDS = Object.entries(COST_KINDS).map(([value, { name }]) => ({ value, label: name }))
const TOWNS = townPlaces.map(({ slug, name }) => ({ value: slug, label: name }))

/** The page on which owners keep what coverage cost, with its source. */
export async function CostsPage() {
  const staff = await requireStaff('agency')
  const answer = settingsBeingAnswered('costs')
  const stored = await findSettings(services().db, 'costs')
  const ranges = setCosts(stored.value)
  const lines = answer ? linesOf(answer.fields) : ranges.map(lineOf)
  const errors = answer?.errors ?? {}
  return (
    <SettingsFrame
      title="What coverage cost"
      {...{ staff, answer, stored }}
      now={ranges.map((range, at) => [
        `Line ${at + 1}`,
        [
          COST_KINDS[range.kind]?.name,
          lengthInWords(range),
          dollarsInWords(range),
          monthInWords(range),
        ]
          .filter(Boolean)
          .join(', '),
      ])}
      what="Lines"
    >
      <p>
        What owners paid a year, as ranges with their source. Visitors see them on{' '}
        <a href={COST_PATH}>What it may cost</a>; the first line of a kind stands on the pages of
        that vessel or product, and the first of all on the home page. Without any line, the site
        says nothing of it. Empty all fields of a line to remove it.{' '}
        <a href="/admin/settings">Back to the settings</a>
      </p>
      <SettingsForm name="costs" label="What coverage cost" {...{ stored, answer }}>
        {[...lines, ...Array<CostLine>(FREE_LINES).fill(NEW_LINE)]
          .slice(0, MAX_COSTS)
          .map((line, number) => (
            <fieldset key={number} className={`${surface} ${group}`}>
              <legend className={legend}>
                {number < lines.length ? `Line ${number + 1}` : `Line ${number + 1}, new`}
              </legend>
              <div className={fields}>
                <LineFields {...{ line, number, errors }} />
              </div>
            </fieldset>
          ))}
      </SettingsForm>
    </SettingsFrame>
  )
}

function LineFields(props: {
  line: CostLine
  number: number
  errors: Readonly<Record<string, string>>
}) {
  const { line, number, errors } = props
  const of = (name: keyof CostLine) => ({
    name: `${name}-${number}`,
    defaultValue: line[name],
    error: errors[`${name}-${number}`],
  })
  return (
    <>
      <PlainSelect {...of('kind')} label="Kind of boat or coverage">
        <Options of={KINDS} any="Choose a kind" />
      </PlainSelect>
      <PlainField {...of('from')} label="Length from, feet" inputMode="numeric" isOptional />
      <PlainField {...of('to')} label="Length to, feet" inputMode="numeric" isOptional />
      <PlainSelect {...of('use')} label="Use" isOptional>
        <Options of={VESSEL_USES} any="Any use" />
      </PlainSelect>
      <PlainSelect {...of('town')} label="Harbor or town" isOptional>
        <Options of={TOWNS} any="Any" />
      </PlainSelect>
      <PlainField {...of('low')} label="Least paid, $ a year" inputMode="decimal" />
      <PlainField {...of('high')} label="Most paid, $ a year" inputMode="decimal" />
      <PlainField {...of('month')} label="Month of the figures" />
      <PlainField {...of('source')} label="Source, shown to visitors" />
    </>
  )
}

function Options(props: { of: readonly { value: string; label: string }[]; any: string }) {
  return (
    <>
      <option value="">{props.any}</option>
      {props.of.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}
