import { css } from '../../styled-system/css'
import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { Section } from '../ui/section/section.tsx'

const list = css({ listStyle: 'disc', pl: '24', display: 'grid', gap: '8' })
const after = css({ mt: '24', maxWidth: 'measure', display: 'grid', gap: '16' })

/** Which certificate allows what, and who has to have one. */
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
      <div className={after}>
        <p>
          You need one of the two to run a boat with a motor, of any size, or a sailboat of 19½ feet
          or more, if you
        </p>
        <ul className={list}>
          <li>live in Connecticut,</li>
          <li>own real estate in Connecticut, or</li>
          <li>have a boat registered in Connecticut.</li>
        </ul>
        <p>
          It does not matter how long you have been boating, or how old you are. A valid operator
          license from the U.S. Coast Guard stands in for the Safe Boating Certificate, but not for
          the one for personal watercraft. There is one narrow exception: a boat moved only by a
          small electric motor, of no more than 106 pounds of thrust, on inland waters where engines
          are limited to ten horsepower, from an hour before sunrise to an hour after sunset.
        </p>
      </div>
    </Section>
  )
}
