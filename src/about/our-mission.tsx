import { COASTAL_COMMUNITIES, RESPONSE_HOURS } from '../settings/business.ts'
import { IconCards } from '../ui/card/icon-cards.tsx'
import type { IconName } from '../ui/icon/icon.tsx'
import { Section } from '../ui/section/section.tsx'

const pillars: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'shield',
    title: 'Specialized Coverage',
    text: 'Boats, yachts, commercial vessels, waterfront homes and flood. We read these policies for a living: navigation limits, lay-up dates, storm deductibles, salvage and wreck removal.',
  },
  {
    icon: 'map-pin',
    title: 'Local Expertise',
    text: `We know the shore of ${COASTAL_COMMUNITIES} communities from Greenwich to Stonington: which harbors are open to the south, where the yards haul, and how far from the water a house can be and still be in a flood zone.`,
  },
  {
    icon: 'phone',
    title: 'Responsive Service',
    text: `Ask for a quote or send a question, and a person answers within ${RESPONSE_HOURS} hours on business days. For an emergency there is claims support 24/7: your insurer’s claims line answers day and night, and we follow up in office hours.`,
  },
]

/** The agency's mission, in three points. */
export function OurMission() {
  return (
    <Section
      title="Our Mission"
      lead="To help people on this coast carry coverage that fits their waters, and understand it before they need it."
    >
      <IconCards of={pillars} />
    </Section>
  )
}
