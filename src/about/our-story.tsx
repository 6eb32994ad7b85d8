import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { COASTAL_COMMUNITIES } from '../settings/business.ts'
import { surface } from '../ui/layout.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { Section } from '../ui/section/section.tsx'

const columns = css({
  display: 'grid',
  gap: { base: '32', lg: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
  alignItems: 'start',
})
const paper = css({
  p: { base: '16', md: '32' },
  display: 'grid',
  gap: '16',
  '& div + div': { borderTop: '1px solid token(colors.line)', pt: '16' },
  '& dt': { color: 'quiet', textStyle: 'small' },
  '& dd': { textStyle: 'card', color: 'heading' },
})

/** The agency's history, and what its independence means for clients. */
export function OurStory() {
  const { name, founded, years, clients } = agency()
  const facts = [
    ['Founded', `${founded}, in Bridgeport`],
    ['Experience', `${years}+ years of marine insurance`],
    ['Waters', `${COASTAL_COMMUNITIES} communities, Greenwich to Stonington`],
    ['Trusted by', `Over ${Number(clients).toLocaleString('en-US')} boat owners`],
    ['Ownership', 'Independent, not owned by an insurer'],
  ] as const
  return (
    <Section title="Our Story" tone="surface">
      <div className={columns}>
        <Prose>
          <p>
            {name} opened in Bridgeport in {founded}. It was set up to do one thing properly:
            coverage for boats, for the businesses that work on the water, and for the homes that
            stand beside it. It still specializes in marine and coastal insurance, and places home
            and auto insurance for clients who have a boat or a house on the water.
          </p>
          <p>
            We are independent, and no insurer owns us. When you ask for a quote, we take your boat
            or your house to several insurers and lay their terms side by side. Two policies at the
            same price can differ where it matters: what a named storm does to the deductible,
            whether a total loss pays the agreed value or what the boat would have sold for that
            day, and where and when it may sail.
          </p>
          <p>
            The questions have stayed local. Is it on a mooring, in a slip or on a rack? Who hauls
            it when a storm is named, and does the policy share the bill? Which flood zone is the
            house in, and is the dock part of it? We ask before we quote, because those are the
            questions that come up after a loss.
          </p>
        </Prose>
        <dl className={`${surface} ${paper}`}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
