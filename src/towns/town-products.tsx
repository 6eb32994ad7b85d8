import type { Town } from '../../db/content/towns.ts'
import { css } from '../../styled-system/css'
import { ButtonLink } from '../ui/button/button.tsx'
import { Card, CardHead, CardMore, CardTitle } from '../ui/card/card.tsx'
import { contentIcon } from '../ui/icon/content-icon.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { notPrinted } from '../ui/layout.tsx'
import { Section } from '../ui/section/section.tsx'

const columns = css({
  display: 'grid',
  gap: '24',
  gridTemplateColumns: { lg: '2fr 1fr' },
  alignItems: 'start',
})
const list = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: { sm: '1fr 1fr' },
  _print: { gridTemplateColumns: '1fr 1fr 1fr' },
})

/** What can be insured there, and a local contact. */
export function TownProducts({ town }: { town: Town }) {
  return (
    <Section title={`Available in ${town.name}`}>
      <div className={columns}>
        <div className={list}>
          {town.availableProducts.map(({ name, path, icon }) => (
            <Card key={path} href={`${path}?town=${town.slug}`}>
              <CardHead>
                <Icon name={contentIcon(icon, 'shield')} size="large" />
                <CardTitle>{name}</CardTitle>
              </CardHead>
              <CardMore />
            </Card>
          ))}
        </div>
        <div className={notPrinted}>
          <LocalExpertise name={town.name} />
        </div>
      </div>
    </Section>
  )
}

function LocalExpertise({ name }: { name: string }) {
  return (
    <Card tone="shallow">
      <CardTitle>Local Expertise</CardTitle>
      <p>
        We place coverage along this shore, and on Connecticut’s lakes and rivers. Ask about your
        dock, your mooring or your street in {name}.
      </p>
      <ButtonLink href="/contact">Ask a Local Broker</ButtonLink>
    </Card>
  )
}
