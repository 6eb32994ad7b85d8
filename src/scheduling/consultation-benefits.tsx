import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { Icon, type IconName } from '../ui/icon/icon.tsx'
import { Section } from '../ui/section/section.tsx'

const BENEFITS: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'compass',
    title: 'Personalized Advice',
    text: 'We start from how you use the boat or the house: where it is in July and in January, and who takes the helm. The advice fits your boat or house.',
  },
  {
    icon: 'shield',
    title: 'Risk Assessment',
    text: 'We go through what can go wrong at your mooring, dock or address, from surge to a winter lay-up, and check with you what your present policy says about it.',
  },
  {
    icon: 'wallet',
    title: 'Cost Savings',
    text: 'We are independent and compare several insurers. We look at deductibles, lay-up periods and credits for courses and equipment, and tell you which of them are worth it.',
  },
]

/** What a consultation with a specialist offers. */
export function ConsultationBenefits() {
  return (
    <Section tone="shallow" title="What a consultation gives you">
      <CardGrid columns={3}>
        {BENEFITS.map(({ icon, title, text }) => (
          <Card key={title}>
            <Icon name={icon} size="large" />
            <CardTitle>{title}</CardTitle>
            <CardText>{text}</CardText>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
