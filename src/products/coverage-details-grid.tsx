import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'
import { coverageDetails } from './coverage-details.ts'

/** What a policy usually covers, in six cards. */
export function CoverageDetails({ slug }: { slug: string }) {
  return (
    <Section
      title="Coverage Details"
      lead="What this kind of policy usually does. Your own policy decides, and we read it with you."
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
