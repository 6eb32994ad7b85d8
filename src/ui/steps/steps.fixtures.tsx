import type { Fixtures } from '../gallery.tsx'
import { Steps } from './steps.tsx'

export const fixtures: Fixtures = {
  four: (
    <Steps
      items={[
        {
          title: 'Consultation',
          text: 'You tell us about the boat, where it is kept and how it is used.',
        },
        { title: 'Comparison', text: 'We ask several insurers for terms.' },
        { title: 'Recommendation', text: 'We say which terms we would take, and why.' },
        { title: 'Support', text: 'We stay your contact for changes and claims.' },
      ]}
    />
  ),
}
