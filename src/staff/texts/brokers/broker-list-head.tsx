import { css } from '../../../../styled-system/css'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { brokerHref } from './edited-broker.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })

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
