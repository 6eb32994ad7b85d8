import { Badge } from '../badge/badge.tsx'
import type { Fixtures } from '../gallery.tsx'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import { Card, CardGrid, CardMore, CardText, CardTitle } from './card.tsx'

const chart = <Picture src="/charts/bridgeport.svg" alt="" width={1600} height={733} />

export const fixtures: Fixtures = {
  'a link with an icon': (
    <CardGrid columns={4}>
      {(['sailboat', 'ship', 'home', 'waves'] as const).map((name) => (
        <Card key={name} href="/vessels">
          <Icon name={name} size="large" />
          <CardTitle>Sailboat</CardTitle>
          <CardText>Hull, rigging and sails, on the mooring and on the hard.</CardText>
          <CardMore />
        </Card>
      ))}
    </CardGrid>
  ),
  'a link with a picture': (
    <CardGrid>
      {['Milford', 'Guilford', 'Stonington'].map((town) => (
        <Card key={town} href="/towns">
          {chart}
          <CardTitle>{town}</CardTitle>
          <CardText>A harbor behind a breakwater, open to the southeast.</CardText>
          <Badge>Marine Insurance</Badge>
          <CardMore>Explore</CardMore>
        </Card>
      ))}
    </CardGrid>
  ),
  'tones, without a link': (
    <CardGrid columns={3}>
      {(['surface', 'plain', 'shallow'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <CardTitle>No Obligation</CardTitle>
          <CardText>A quote is free. Keep it, compare it, or leave it.</CardText>
        </Card>
      ))}
    </CardGrid>
  ),
}
