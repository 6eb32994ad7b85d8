import { css } from '../../styled-system/css'
import { YACHT_FROM_FEET } from '../settings/business.ts'
import { Section } from '../ui/section/section.tsx'

const columns = css({
  display: 'grid',
  gap: '32',
  gridTemplateColumns: { base: '1fr', lg: '1fr 1fr 1fr' },
})
const column = css({ display: 'grid', gap: '12', alignContent: 'start' })
const heading = css({ textStyle: 'card' })
const next = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

const KINDS = [
  {
    title: 'Boat and Sailboat',
    text: [
      'For runabouts, center consoles, pontoons and day sailers. One policy covers the hull, the motor, the trailer and your liability, and it can cost less with a winter lay-up.',
      'Sailors should ask how mast, sails and rigging are valued, and whether Wednesday-night racing is included.',
    ],
    href: '/products/boat-insurance',
    link: 'Boat insurance',
  },
  {
    title: 'Yacht',
    text: [
      `From ${YACHT_FROM_FEET} feet up, a yacht form takes over: an agreed hull value, protection and indemnity with wreck removal and fuel spills, and waters drawn on a map.`,
      'With a paid captain or crew, maritime law applies to them, and the policy has to cover that.',
    ],
    href: '/products/yacht-insurance',
    link: 'Yacht insurance',
  },
  {
    title: 'Marina and Commercial Marine',
    text: [
      'Yards and marinas answer for other people’s boats, which ordinary business liability excludes. Marina operator’s legal liability covers them.',
      'Vessels that earn money, from six-passenger charters to oyster boats, need coverage for hull, crew and passengers.',
    ],
    href: '/products/commercial-marine',
    link: 'Commercial marine insurance',
  },
]

/** The three kinds of clients, for visitors who would rather read than choose from cards. */
export function ProductKinds() {
  return (
    <Section title="Which Policy Is Yours" tone="shallow">
      <div className={columns}>
        {KINDS.map(({ title, text, href, link }) => (
          <section key={title} className={column}>
            <h3 className={heading}>{title}</h3>
            {text.map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
            <p>
              <a className={next} href={href}>
                {link}
              </a>
            </p>
          </section>
        ))}
      </div>
    </Section>
  )
}
