import type { Fixtures } from '../gallery.tsx'
import { Section } from './section.tsx'

const words = (
  <p>
    We place cover with several insurers, so the terms follow the boat.{' '}
    <a href="/about">About us</a>
  </p>
)

export const fixtures: Fixtures = {
  page: (
    <Section title="Our Story" lead="Founded in 2005, and only ever marine.">
      {words}
    </Section>
  ),
  surface: (
    <Section title="Our Story" lead="Founded in 2005, and only ever marine." tone="surface">
      {words}
    </Section>
  ),
  shallow: (
    <Section title="Our Story" lead="Founded in 2005, and only ever marine." tone="shallow">
      {words}
    </Section>
  ),
  deep: (
    <Section title="Our Story" lead="Founded in 2005, and only ever marine." tone="deep">
      {words}
    </Section>
  ),
  'narrow, under another section': (
    <Section title="How it went on" headingLevel={3} width="text">
      {words}
    </Section>
  ),
}
