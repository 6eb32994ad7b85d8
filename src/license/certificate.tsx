import { css } from '../../styled-system/css'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { Section } from '../ui/section/section.tsx'
import { Steps } from '../ui/steps/steps.tsx'

/** What the page answers, and a link to the State's site for those who already know. */
export function LicenseHero() {
  return (
    <Hero
      title="Connecticut Boating License: the Certificate You Need"
      lead="Connecticut has no boating license as such. It has a Safe Boating Certificate, and another for personal watercraft. Here is who needs which, how to get it, and what it means for your insurance."
      breadcrumb={
        <Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'Boating Certificate' }]} />
      }
      actions={
        <>
          <ButtonLink tone="action" href="#how-to-get-it">
            How to get it
          </ButtonLink>
          <ButtonLink href="/quote">Get a Quote</ButtonLink>
        </>
      }
    />
  )
}

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

const after = css({ mt: '32', maxWidth: 'measure', display: 'grid', gap: '16' })

const steps = [
  {
    title: 'Get a Conservation ID',
    text: 'Register in the State’s Online Sportsmen Licensing System. If you have ever had a Connecticut hunting or fishing license, you already have the number.',
  },
  {
    title: 'Take a class',
    text: 'At least eight hours with an instructor, in a room or live on screen. Give the instructor your Conservation ID and your name as you registered it.',
  },
  {
    title: 'Pass the exam',
    text: 'It is supervised and ends the class. You need 80 percent. A course that you click through alone on the web does not count in Connecticut.',
  },
  {
    title: 'Buy, print and sign',
    text: 'About a week later, log in again and buy the certificate. The fee is $50, once: it is good for life. Sign it, and have it aboard whenever you run the boat.',
  },
]

/** How to get the certificate, step by step. */
export function HowToGetIt() {
  return (
    <Section
      id="how-to-get-it"
      title="How to get it"
      lead="Most people need one weekend, or a few evenings, and a printer."
    >
      <Steps items={steps} />
      <div className={after}>
        <p>
          The class that DEEP itself teaches, Boat Connecticut, covers personal watercraft as well
          and leads straight to the CPWO. If you may ever ride one, take that kind of class: it
          saves a second one.
        </p>
        <p>
          If you have boated for years, you may take DEEP’s equivalency exam in place of the class.
          It is by appointment, costs $75 and also asks for 80 percent. If you do not pass, you take
          the eight-hour class. Fees and dates change, so look at{' '}
          <a href={DEEP_HOW_TO}>DEEP’s own instructions</a> before you pay anyone.
        </p>
      </div>
    </Section>
  )
}

const columns = css({
  display: 'grid',
  gap: { base: '32', lg: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr 1fr' },
})

/** The rules that surprise families: age, towing, guests from other states. */
export function YoungAndTowing() {
  return (
    <Section title="Children, towing and visitors" tone="surface">
      <div className={columns}>
        <div className={column}>
          <h3 className={heading}>Young skippers</h3>
          <p>
            There is no minimum age for the certificate. A holder who is not yet twelve may not run
            more than ten horsepower unless someone aboard supervises who is at least eighteen and
            certified.
          </p>
          <p>
            Under sixteen and without a certificate, a young person may run a boat that calls for
            one only under the direct supervision, aboard, of someone of at least eighteen who has
            held a certificate for two years or more. An owner who knowingly allows otherwise breaks
            the law too. On a personal watercraft supervision does not help: the rider needs the
            CPWO.
          </p>
        </div>
        <div className={column}>
          <h3 className={heading}>Skiers and tubes</h3>
          <p>
            Whoever runs the boat that tows a skier or a tube must be at least sixteen, hold a
            certificate, and have the State’s{' '}
            <a href={DEEP_TOWING_QUESTIONS}>Safe Water Skiing Endorsement</a>.
          </p>
          <p>
            On certificates earned in a Connecticut class since October 1, 2015 it is printed if the
            holder is sixteen; a younger one prints the certificate again at sixteen. Those who held
            theirs before that date do not need it. An observer of twelve or more has to be aboard
            as well.
          </p>
        </div>
        <div className={column}>
          <h3 className={heading}>From another state</h3>
          <p>
            Connecticut honors the certificates of New York, Massachusetts, Rhode Island and New
            Hampshire for people who live elsewhere, on personal watercraft too.
          </p>
          <p>Move here, and you have 90 days to get Connecticut’s own.</p>
        </div>
      </div>
    </Section>
  )
}

/** The State's own pages. */
export const DEEP_BOATING = 'https://portal.ct.gov/deep/boating'
export const DEEP_HOW_TO =
  'https://portal.ct.gov/deep/boating/certification/how-to-get-a-certificate-to-operate'
export const DEEP_CERTIFICATION_QUESTIONS =
  'https://portal.ct.gov/DEEP/Boating/FAQs/FAQs-Certification'
export const DEEP_TOWING_QUESTIONS =
  'https://portal.ct.gov/deep/boating/faqs/faqs-safe-waterskiing-endorsement'
