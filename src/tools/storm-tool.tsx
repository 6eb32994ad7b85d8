import { requestAddress } from '../http/request.ts'
import { Table } from '../ui/prose/table.tsx'
import { inDollars, paymentOf, percentOf } from './arithmetic.ts'
import { readFigures } from './figures.ts'
import { FigureTool } from './tool-page.tsx'
import { stormTool } from './tools.ts'

/** Percent of the insured value, where no damage was named. */
const EXAMPLES = [10, 50, 100]

/** What an owner pays when the deductible is a percentage. */
export function StormTool() {
  const asked = readFigures(stormTool.figures, requestAddress().query)
  const worked = asked.numbers && workOut(asked.numbers)
  return (
    <FigureTool
      tool={stormTool}
      asked={asked}
      message={worked?.message ?? ''}
      result={worked?.result}
      notes={<Notes />}
      sources={SOURCES}
    />
  )
}

type Numbers = NonNullable<ReturnType<typeof readFigures<typeof stormTool.figures>>['numbers']>

function workOut({ value, percent, usual, loss }: Numbers) {
  const storm = percentOf(value, percent)
  const losses = loss ? [loss] : EXAMPLES.map((of) => percentOf(value, of))
  const rows = losses.map((damage) => {
    const inStorm = paymentOf(damage, value, storm)
    const otherwise = usual === undefined ? [] : [paymentOf(damage, value, usual).owner]
    return [damage, inStorm.owner, inStorm.policy, ...otherwise].map(inDollars)
  })
  const sentence = `${percent} percent of ${inDollars(value)} is a deductible of ${inDollars(storm)}.`
  const result = (
    <>
      <p>
        <strong>{sentence}</strong>
        {usual !== undefined && <> Your usual deductible is {inDollars(usual)}.</>}
        {usual !== undefined && storm < usual && (
          <> That is more than in the storm: many policies then apply the larger of the two.</>
        )}
      </p>
      <Table
        label="What you pay of the damage"
        head={[
          'Damage',
          'You pay in the storm',
          'The policy pays',
          ...(usual === undefined ? [] : ['You would pay otherwise']),
        ]}
        rows={rows}
      />
      {losses.some((damage) => damage > value) && (
        <p>The damage is above the insured value. What is above it is yours to pay.</p>
      )}
    </>
  )
  const message = [
    `I worked out a storm deductible: ${sentence}`,
    usual !== undefined && `My usual deductible is ${inDollars(usual)}.`,
    loss && `At damage of ${rows[0]?.[0]} I would pay ${rows[0]?.[1]}.`,
    'What are my choices?',
  ]
  return { result, message: message.filter(Boolean).join(' ') }
}

function Notes() {
  return (
    <>
      <h2>When it applies</h2>
      <ul>
        <li>
          <strong>A house in Connecticut:</strong> a hurricane deductible needs a hurricane warning
          for some part of the state and sustained winds of 74 miles an hour somewhere in it. It
          ends 24 hours after the last warning or the downgrade. Sandy did not meet the test in
          2012.
        </li>
        <li>
          <strong>A boat:</strong> the policy says what a named storm is. The law above is about
          houses and associations, so a tropical storm with a name may be enough.
        </li>
        <li>
          <strong>The base:</strong> for a house it is the limit of the dwelling, not the damage; at
          least one insurer takes the limit of other structures if that is greater. For a boat it is
          the hull value.
        </li>
        <li>
          <strong>A total loss:</strong> many boat policies waive the usual deductible then, but not
          the storm deductible.
        </li>
      </ul>
      <p>
        More about <a href="/products/waterfront-property-insurance">the hurricane deductible</a> of
        a house, and about <a href="/products/yacht-insurance">yachts</a>.
      </p>
    </>
  )
}

const SOURCES = [
  {
    title: 'Connecticut Hurricane Deductibles',
    publisher: 'NJM Insurance Group',
    url: 'https://www.njm.com/insurance/homeowners/connecticut/hurricane-deductible',
  },
  {
    title: 'Hurricane Deductibles Not Applicable to Sandy-Related Connecticut Claims',
    publisher: 'Claims Journal, October 31, 2012',
  },
  {
    title: 'Named Storm Deductible',
    publisher: 'United Marine Underwriters',
    url: 'https://unitedmarine.net/boat_insurance/storm-deductible.aspx',
  },
]
