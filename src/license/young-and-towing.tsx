import { Prose } from '../ui/prose/prose.tsx'
import { Section } from '../ui/section/section.tsx'
import { DEEP_TOWING_QUESTIONS } from './sources.ts'

/** The rules that surprise families: age, towing, guests from other states. */
export function YoungAndTowing() {
  return (
    <Section title="Children, towing and visitors" tone="surface">
      <Prose>
        <h3>Young skippers</h3>
        <p>
          There is no minimum age for the certificate. The holder of one who is not yet twelve may
          not run more than ten horsepower unless someone aboard supervises who is at least eighteen
          and certified. Under sixteen and without a certificate, a young person may run a boat that
          calls for one only under the direct supervision, aboard, of someone of at least eighteen
          who has held a certificate for two years or more. An owner who knowingly allows otherwise
          breaks the law too. On a personal watercraft even that does not help: the rider needs the
          CPWO.
        </p>
        <h3>Skiers and tubes</h3>
        <p>
          Whoever runs the boat that tows a skier or a tube must be at least sixteen, hold a
          certificate, and have the State’s{' '}
          <a href={DEEP_TOWING_QUESTIONS}>Safe Water Skiing Endorsement</a>. For certificates earned
          in a Connecticut class since October 1, 2015 it is printed on the certificate; those who
          held theirs before that date do not need it. An observer of twelve or more has to be
          aboard as well.
        </p>
        <h3>From another state</h3>
        <p>
          Connecticut honors the certificates of New York, Massachusetts, Rhode Island and New
          Hampshire for people who live elsewhere, on personal watercraft too. Move here, and you
          have 90 days to get Connecticut’s own.
        </p>
      </Prose>
    </Section>
  )
}
