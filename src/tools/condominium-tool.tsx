import { requestAddress } from '../http/request.ts'
import { Table } from '../ui/prose/table.tsx'
import { above, inDollars, unitShare } from './arithmetic.ts'
import { readFigures } from './figures.ts'
import { FigureTool } from './tool-page.tsx'
import { condominiumTool } from './tools.ts'

/** What a unit owner may owe of the association's deductible. */
export function CondominiumTool() {
  const asked = readFigures(condominiumTool.figures, requestAddress().query)
  const worked = asked.numbers && workOut(asked.numbers)
  return (
    <FigureTool
      tool={condominiumTool}
      asked={asked}
      message={worked?.message ?? ''}
      result={worked?.result}
      notes={<Notes />}
      sources={SOURCES}
    />
  )
}

type Numbers = NonNullable<
  ReturnType<typeof readFigures<typeof condominiumTool.figures>>['numbers']
>

function workOut({ deductible, units, share, assessment }: Numbers) {
  const owed = unitShare(deductible, units, share)
  const limit = assessment !== undefined && `your loss assessment limit of ${inDollars(assessment)}`
  const by = share === undefined ? `one of ${units} equal shares` : `a share of ${share} percent`
  const sentence = `Of a deductible of ${inDollars(deductible)}, your unit owes ${inDollars(owed)}: ${by}.`
  const rows = [
    ['Every unit pays its share', owed],
    ['Your unit alone is charged', deductible],
  ].map(([name, amount]) => [
    name,
    inDollars(Number(amount)),
    ...(assessment === undefined ? [] : [inDollars(above(Number(amount), assessment))]),
  ])
  const result = (
    <>
      <p>
        <strong>{sentence}</strong>
      </p>
      <Table
        label="What you owe of the deductible"
        head={['How it is divided', 'You owe', ...(limit ? [`Above ${limit}`] : [])]}
        rows={rows}
      />
    </>
  )
  const message = [
    `I worked out a share of our association’s deductible: ${sentence}`,
    assessment !== undefined && `My loss assessment limit is ${inDollars(assessment)}.`,
    'What should my policy have?',
  ]
  return { result, message: message.filter(Boolean).join(' ') }
}

function Notes() {
  return (
    <>
      <h2>Who pays, by Connecticut’s law</h2>
      <ul>
        <li>
          In an association under the Common Interest Ownership Act, what the insurance leaves
          because of a deductible is a common expense. All units pay it by the shares of the
          declaration.
        </li>
        <li>
          The declaration may say otherwise: that an expense which benefits fewer than all units is
          charged to those alone. Then the unit where a pipe burst can owe the whole deductible.
        </li>
        <li>
          In the cases that the law names, such as misconduct, the association may charge an expense
          to the owner who caused it, after notice and a hearing.
        </li>
        <li>
          Older associations may be under the Condominium Act of 1976. The declaration says which
          law it was made under.
        </li>
      </ul>
      <h2>What your own policy pays</h2>
      <p>
        Standard forms for unit owners include $1,000 of loss assessment coverage. An endorsement
        raises it, in the standard rules to as much as $50,000. Some policies pay less of an
        assessment that is for a deductible, so read that line. It pays only where your policy
        insures the cause, so an assessment after a flood is left out by most.
      </p>
      <p>
        More about <a href="/products/home-insurance">homes and condominiums</a>. We read the
        declaration and the master policy with you.
      </p>
    </>
  )
}

const SOURCES = [
  {
    title: 'Gen. Stat. 47-255(h) and 47-257',
    publisher: 'Common Interest Ownership Act, State of Connecticut',
    url: 'https://www.cga.ct.gov/current/pub/chap_828.htm',
  },
  {
    title: 'Summary of Public Act 07-68',
    publisher: 'Connecticut General Assembly',
    url: 'https://cga.ct.gov/2007/SUM/2007SUM00068-R02HB-05286-SUM.htm',
  },
  {
    title: 'Loss Assessment Coverage (David Thompson)',
    publisher: 'Independent Insurance Agents and Brokers of America',
    url: 'https://independentagent.com/vu/Insurance/Personal-Lines/Homeowners/Condo-Issues/ThompsonLossAssessment3.aspx',
  },
]
