import { requestAddress } from '../http/request.ts'
import { Table } from '../ui/prose/table.tsx'
import { FLOOD_LIMITS, floodGap, inDollars } from './arithmetic.ts'
import { readFigures } from './figures.ts'
import { FigureTool } from './tool-page.tsx'
import { floodTool } from './tools.ts'

/** What a federal flood policy leaves to its owner. */
export function FloodTool() {
  const asked = readFigures(floodTool.figures, requestAddress().query)
  const worked = asked.numbers && workOut(asked.numbers.building, asked.numbers.contents ?? 0)
  return (
    <FigureTool
      tool={floodTool}
      asked={asked}
      message={worked?.message ?? ''}
      result={worked?.result}
      notes={<Notes />}
      sources={SOURCES}
    />
  )
}

function workOut(building: number, contents: number) {
  const { home, business } = FLOOD_LIMITS
  const gap = floodGap({ building, contents }, home)
  const sentence = `A federal policy at its limits leaves ${inDollars(gap.total)} of these costs, for a home of one to four families.`
  const rows = [
    ['Building', building, home.building, gap.building],
    ['Contents', contents, home.contents, gap.contents],
  ].map(([name, ...amounts]) => [name, ...amounts.map((amount) => inDollars(Number(amount)))])
  const ofBusiness = floodGap({ building, contents }, business).total
  const result = (
    <>
      <p>
        <strong>{sentence}</strong>
      </p>
      <Table
        label="What is above the program’s limits"
        head={['What', 'It costs', 'The program pays at most', 'Above that']}
        rows={rows}
      />
      <p>
        For a building that nobody lives in, the limits are {inDollars(business.building)} each. It
        leaves {inDollars(ofBusiness)}.
      </p>
    </>
  )
  const message = `I worked out a flood gap: the building costs ${inDollars(building)} to rebuild, its contents ${inDollars(contents)}. ${sentence} What would excess or private flood insurance cost?`
  return { result, message }
}

function Notes() {
  return (
    <>
      <h2>What the difference does not show</h2>
      <ul>
        <li>
          The two limits are separate. What the building does not use does not pay for furniture,
          and each has its own deductible.
        </li>
        <li>
          Contents are paid at actual cash value: a ten-year-old sofa as a ten-year-old sofa. So is
          a second home, or a main home insured for less than 80 percent of its replacement cost and
          less than the maximum.
        </li>
        <li>
          The federal policy pays nothing for a rental while you rebuild, and nothing for docks,
          seawalls, pools or finished basements.
        </li>
        <li>
          In a residential condominium building the association can buy $250,000 times the number of
          units, but no more than the building’s replacement cost.
        </li>
      </ul>
      <p>
        Excess flood insurance begins where the federal limits end; private flood insurance replaces
        them. <a href="/compare#flood">The two side by side</a>, and more about{' '}
        <a href="/products/flood-insurance">flood insurance</a>.
      </p>
    </>
  )
}

const SOURCES = [
  {
    title: '44 CFR 61.6, Maximum amounts of coverage available',
    publisher: 'Code of Federal Regulations',
    url: 'https://www.ecfr.gov/current/title-44/section-61.6',
  },
  {
    title: 'NFIP Coverage Limits (course IS-1101.b)',
    publisher: 'Federal Emergency Management Agency',
  },
]
