import type { Town, TownFact } from '../../db/content/towns.ts'
import { css } from '../../styled-system/css'
import { ReviewedBy } from '../layout/reviewed-by.tsx'
import { Sources } from '../ui/prose/content-sections.tsx'
import { Section } from '../ui/section/section.tsx'

const list = css({
  display: 'grid',
  columnGap: '40',
  rowGap: '32',
  gridTemplateColumns: { md: '1fr 1fr' },
})
const entry = css({
  display: 'grid',
  gap: '8',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  borderTop: '1px solid token(colors.ink)',
  pt: '16',
})
const fact = css({ textStyle: 'card' })

/** Facts about this town, why they matter for cover, and their sources. */
export function TownFacts({ town }: { town: Town }) {
  if (town.facts.length === 0) return null
  return (
    <Section title={`What Matters for Coverage in ${town.name}`} tone="shallow">
      <ul className={list}>
        {town.facts.map((one, at) => (
          <Fact key={at} {...one} />
        ))}
      </ul>
      <ReviewedBy path={`/towns/${town.slug}`} />
    </Section>
  )
}

function Fact({ fact: said, why, source }: TownFact) {
  return (
    <li className={entry}>
      <p className={fact}>{said}</p>
      <p>{why}</p>
      <Sources sources={[source]} />
    </li>
  )
}
