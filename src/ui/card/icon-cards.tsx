import { css } from '../../../styled-system/css'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Card, CardGrid, CardText, CardTitle } from './card.tsx'

const mark = css({ color: 'ink' })

/** Three short points, each a card with an icon. */
export function IconCards({ of }: { of: { icon: IconName; title: string; text: string }[] }) {
  return (
    <CardGrid columns={3}>
      {of.map(({ icon, title, text }) => (
        <Card key={title}>
          <span className={mark}>
            <Icon name={icon} size="large" />
          </span>
          <CardTitle>{title}</CardTitle>
          <CardText>{text}</CardText>
        </Card>
      ))}
    </CardGrid>
  )
}
