import { css } from '../../styled-system/css'
import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'

const list = css({ listStyle: 'disc', pl: '24', display: 'grid', gap: '8' })
const below = css({
  mt: '32',
  display: 'grid',
  gap: { base: '32', lg: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
})
const column = css({ display: 'grid', gap: '12', alignContent: 'start' })
const heading = css({ textStyle: 'card' })

/** Which certificate allows what, and who needs one. */
export function TwoCertificates() {
  return (
    <Section
      title="Which certificate, and who needs it"
      lead="The Connecticut Department of Energy and Environmental Protection (DEEP) issues two."
      tone="surface"
    >
      <CardGrid columns={2}>
        <Card>
          <CardTitle>Safe Boating Certificate (SBC)</CardTitle>
          <CardText>
            For any recreational boat registered in Connecticut, except a personal watercraft.
          </CardText>
        </Card>
        <Card>
          <CardTitle>Certificate of Personal Watercraft Operation (CPWO)</CardTitle>
          <CardText>
            For all of that, and for personal watercraft too: the machines sold as Jet Ski, Sea-Doo
            or WaveRunner. On those, everyone at the controls needs one.
          </CardText>
        </Card>
      </CardGrid>
      <div className={below}>
        <div className={column}>
          <h3 className={heading}>Who needs one of the two</h3>
          <p>
            Anyone who runs a boat with a motor, of any size, or a sailboat of 19½ feet or more, and
          </p>
          <ul className={list}>
            <li>lives in Connecticut,</li>
            <li>owns real estate in Connecticut, or</li>
            <li>has a boat registered in Connecticut.</li>
          </ul>
          <p>It does not matter how long you have been boating, or how old you are.</p>
        </div>
        <div className={column}>
          <h3 className={heading}>Who does not</h3>
          <p>
            A valid operator license from the U.S. Coast Guard, aboard, stands in for the Safe
            Boating Certificate, but not for the one for personal watercraft.
          </p>
          <p>
            There is one more narrow exception: a boat moved only by a small electric motor, of no
            more than 106 pounds of thrust, on inland waters where engines are limited to ten
            horsepower, from an hour before sunrise to an hour after sunset.
          </p>
        </div>
      </div>
    </Section>
  )
}
