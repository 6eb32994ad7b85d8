import { townPlaces } from '../../db/seed/towns/places.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { notFound, requestAddress } from '../http/request.ts'
import { costQuote, townInWords } from '../layout/cost-line.tsx'
import { VESSEL_USES } from '../settings/business.ts'
import {
  COST_KINDS,
  type CostRange,
  dollarsInWords,
  lengthInWords,
  monthInWords,
  rangesFor,
  usageInWords,
  whatMovesIt,
} from '../settings/costs.ts'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import { PlainField, PlainSelect } from '../ui/field/plain-field.tsx'
import { notPrinted } from '../ui/layout.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { Table } from '../ui/prose/table.tsx'
import { type Asked, readFigures } from './figures.ts'
import { ToolFrame } from './tool-page.tsx'
import { costTool } from './tools.ts'

const fields = css({ display: 'grid', gap: '16', alignContent: 'start' })
const outcome = css({ display: 'grid', gap: '16', gridTemplateColumns: 'minmax(0, 1fr)' })

/** What owners paid for coverage, from the table that staff keep. Without one, there is no such page. */
export function CostTool() {
  const { costs } = agency()
  if (costs.length === 0) notFound()
  const { query } = requestAddress()
  const kinds = Object.keys(COST_KINDS).filter((kind) => costs.some((one) => one.kind === kind))
  const kind = kinds.find((one) => one === query.get('kind'))
  const asked = readFigures(costTool.figures, query)
  const use = VESSEL_USES.find(({ value }) => value === query.get('use'))?.value
  const town = townPlaces.find(({ slug }) => slug === query.get('harbor'))?.slug
  const isAshore = kind !== undefined && COST_KINDS[kind]?.isAshore
  const feet = isAshore ? undefined : asked.numbers?.feet
  const hasProblems = Object.keys(asked.problems).length > 0 && !isAshore
  return (
    <ToolFrame tool={costTool} hasProblems={hasProblems}>
      <p>
        These are ranges of what owners paid, each with its source and its month. None of them is a
        quote: only an insurer’s offer is a price. Nothing that you enter is stored.
      </p>
      {/* On paper, what stands directly around a form is left out with it. */}
      <div>
        <CostForm {...{ kinds, kind, asked, use, town, hasProblems }} />
      </div>
      {kind && !hasProblems && (
        <section id="result" className={outcome}>
          <Prose>
            <h2>{COST_KINDS[kind]?.name}: what owners paid</h2>
            <Found of={costs} kind={kind} asked={{ feet, use: isAshore ? undefined : use, town }} />
            <p>
              <strong>What moves it:</strong> {whatMovesIt(kind)}.
            </p>
          </Prose>
          <p className={notPrinted}>
            <ButtonLink href={costQuote(kind, town)}>Ask for a quote</ButtonLink>
          </p>
        </section>
      )}
    </ToolFrame>
  )
}

function CostForm(props: {
  kinds: string[]
  kind: string | undefined
  asked: Asked<typeof costTool.figures>
  use: string | undefined
  town: string | undefined
  hasProblems: boolean
}) {
  const { kinds, kind, asked, hasProblems } = props
  const { label, hint } = costTool.figures.feet
  return (
    <form action={`${costTool.path}#result`} aria-label="What it is about" className={fields}>
      <PlainSelect name="kind" label="Kind of boat or coverage" defaultValue={kind ?? kinds[0]}>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {COST_KINDS[one]?.name}
          </option>
        ))}
      </PlainSelect>
      <PlainField
        name="feet"
        label={label}
        hint={hint}
        error={hasProblems ? asked.problems.feet : undefined}
        isOptional
        defaultValue={asked.typed.feet}
        inputMode="decimal"
        autoComplete="off"
      />
      <PlainSelect name="use" label="Use, if it is a boat" defaultValue={props.use} isOptional>
        <option value="">Any use</option>
        {VESSEL_USES.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </PlainSelect>
      <PlainSelect name="harbor" label="Harbor or town" defaultValue={props.town} isOptional>
        <option value="">Any town</option>
        {townPlaces.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </PlainSelect>
      <p className={notPrinted}>
        <Button type="submit" tone="action">
          Show the ranges
        </Button>
      </p>
    </form>
  )
}

function Found(props: {
  of: readonly CostRange[]
  kind: string
  asked: NonNullable<Parameters<typeof rangesFor>[2]>
}) {
  const { of, kind, asked } = props
  const found = rangesFor(of, kind, asked)
  const others = found.length === 0 ? rangesFor(of, kind) : []
  return (
    <>
      {found.length === 0 && (
        <p>We have no figures for just this. These are the others of this kind:</p>
      )}
      <Table
        label="What owners paid a year"
        head={['A year', 'Length', 'Use', 'Where', 'Source']}
        rows={[...found, ...others].map((range) => [
          dollarsInWords(range),
          lengthInWords(range) || 'Any',
          usageInWords(range) || 'Any',
          townInWords(range) || 'Any town',
          `${range.source}, ${monthInWords(range)}`,
        ])}
      />
    </>
  )
}
