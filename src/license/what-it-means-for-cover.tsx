import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'

/** Why an insurer asks about the certificate. */
export function WhatItMeansForCover() {
  return (
    <Section
      title="What it means for your insurance"
      lead="Connecticut does not make you insure a pleasure boat. It does make you qualify to run one, and an insurer looks at that."
      tone="shallow"
    >
      <CardGrid columns={3}>
        <Card>
          <CardTitle>It is on the application</CardTitle>
          <CardText>
            Insurers ask who will run the boat, for how many years they have done so, and what
            courses they took. Name everyone who takes the wheel, the teenager included. A wrong
            answer can cost you a claim.
          </CardText>
        </Card>
        <Card>
          <CardTitle>It can lower the price</CardTitle>
          <CardText>
            Some insurers take something off for a boating course, or for one beyond what the State
            asks. Others do not. Send us a copy of the certificate with your quote request, and we
            ask each of them.
          </CardText>
        </Card>
        <Card>
          <CardTitle>It can matter after a loss</CardTitle>
          <CardText>
            Some policies limit who may operate the boat. Before you lend it, ask us two things:
            does the policy cover a guest at the helm, and does it ask that the guest be certified?
          </CardText>
        </Card>
      </CardGrid>
    </Section>
  )
}
