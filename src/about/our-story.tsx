import { css } from '../../styled-system/css'
import {
  BOAT_OWNERS_SERVED,
  COASTAL_COMMUNITIES,
  FOUNDED,
  YEARS_OF_EXPERIENCE,
} from '../settings/business.ts'
import { config } from '../settings/config.ts'
import { surface } from '../ui/layout.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { Section } from '../ui/section/section.tsx'

const columns = css({
  display: 'grid',
  gap: { base: '32', lg: '64' },
  gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
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

const facts = [
  ['Founded', `${FOUNDED}, in Bridgeport`],
  ['Experience', `${YEARS_OF_EXPERIENCE}+ years of marine insurance`],
  ['Waters', `${COASTAL_COMMUNITIES} communities, Greenwich to Stonington`],
  ['Trusted by', `Over ${BOAT_OWNERS_SERVED} boat owners`],
  ['Owned by', 'No insurer: we are independent'],
] as const

/** The agency's history, and what its independence means for clients. */
export function OurStory() {
  return (
    <Section title="Our Story" tone="surface">
      <div className={columns}>
        <Prose>
          <p>
            {config().site.name} opened in Bridgeport in {FOUNDED}. It was set up to do one thing
            properly: cover for boats, for the businesses that work on the water, and for the homes
            that stand beside it. It still specializes in nothing but marine and coastal insurance.
          </p>
          <p>
            We are independent. No insurer owns us and none of them writes our advice. When you ask
            for a quote, we take your boat or your house to several insurers and lay their terms
            side by side. Two policies at the same price can part ways where it counts: what a named
            storm does to the deductible, whether a total loss pays the agreed value or what the
            boat would fetch that day, and where and when she may sail.
          </p>
          <p>
            The questions have stayed local. Is she on a mooring, in a slip or on a rack? Who hauls
            her when a storm is named, and does the policy share the bill? Which flood zone is the
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
