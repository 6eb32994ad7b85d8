import type { Broker } from '../../../../db/content/brokers.ts'
import { css } from '../../../../styled-system/css'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { surface } from '../../../ui/layout.tsx'
import { empty, facts, line, list } from '../../frame/list-look.ts'
import { brokerHref } from './broker-values.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })

/** Every profile, in the order of the About page. */
export function BrokerList({ brokers }: { brokers: Broker[] }) {
  if (brokers.length === 0) {
    return (
      <div className={surface}>
        <p className={empty}>
          There are no profiles yet. The About page has no section about brokers until you add one.
        </p>
      </div>
    )
  }
  return (
    <ol className={`${surface} ${list}`}>
      {brokers.map((broker, at) => (
        <Line
          key={broker.id}
          broker={broker}
          isFirst={at === 0}
          isLast={at + 1 === brokers.length}
        />
      ))}
    </ol>
  )
}

function Line(props: { broker: Broker; isFirst: boolean; isLast: boolean }) {
  const { broker, isFirst, isLast } = props
  const { id, name, title, isShown } = broker
  return (
    <li className={line}>
      <h2>
        <a href={brokerHref(id)}>{name}</a>
      </h2>
      <p className={facts}>
        <span>{title}</span>
        <Badge tone={isShown ? 'ink' : 'land'}>{isShown ? 'On the site' : 'Not on the site'}</Badge>
      </p>
      {!(isFirst && isLast) && (
        <form method="post" action="/api/staff/brokers/move" className={row}>
          <input type="hidden" name="id" value={id} />
          {!isFirst && (
            <Button type="submit" name="go" value="up" aria-label={`Move up: ${name}`}>
              Move up
            </Button>
          )}
          {!isLast && (
            <Button type="submit" name="go" value="down" aria-label={`Move down: ${name}`}>
              Move down
            </Button>
          )}
        </form>
      )}
    </li>
  )
}

/** What stands above the list of profiles. */
export function BrokerListHead() {
  return (
    <>
      <p>The About page introduces these people, in this order, with what you enter here.</p>
      <div className={row}>
        <ButtonLink tone="action" href={brokerHref()}>
          Add a profile
        </ButtonLink>
        <ButtonLink href="/about#brokers">See the About page</ButtonLink>
        <ButtonLink href="/admin/texts">All texts</ButtonLink>
      </div>
    </>
  )
}
