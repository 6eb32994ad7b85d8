import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'
import { coverageDetails } from './coverage-details.ts'

/** What a policy usually covers, in six cards. */
export function CoverageDetails({ slug }: { slug: string }) {
  return (
    <Section
      title="Coverage Details"
      lead="What such a policy usually does. Yours says what it does exactly; we read it with you."
    >
      <CardGrid columns={3}>
        {coverageDetails(slug).map(({ title, text }) => (
          <Card key={title}>
            <CardTitle>{title}</CardTitle>
            <CardText>{text}</CardText>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
