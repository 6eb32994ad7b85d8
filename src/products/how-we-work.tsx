import { IconCards } from '../ui/card/icon-cards.tsx'
import type { IconName } from '../ui/icon/icon.tsx'
import { Section } from '../ui/section/section.tsx'

const WAYS: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'compass',
    title: 'Local Expertise',
    text: 'We know the harbors, yards and flood maps between Greenwich and Stonington, and what each of them means for a policy.',
  },
  {
    icon: 'users',
    title: 'Personalized Service',
    text: 'You deal with one person who knows what you own and how you use it.',
  },
  {
    icon: 'shield',
    title: 'Multiple Carriers',
    text: 'We are independent. We compare several insurers, and you see how their terms differ.',
  },
]

/** How the agency works, whatever the product. */
export function HowWeWork() {
  return (
    <Section tone="shallow" title="How We Work">
      <IconCards of={WAYS} />
    </Section>
  )
}
