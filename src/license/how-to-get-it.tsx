import { css } from '../../styled-system/css'
import { Section } from '../ui/section/section.tsx'
import { Steps } from '../ui/steps/steps.tsx'
import { DEEP_HOW_TO } from './sources.ts'

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
