import type { Fixtures } from '../gallery.tsx'
import { Questions } from './questions.tsx'

export const fixtures: Fixtures = {
  closed: (
    <Questions
      items={[
        {
          question: 'Do I need boat insurance in Connecticut?',
          answer: <p>The state does not ask for it. Marinas and lenders usually do.</p>,
        },
        {
          question:
            'Is my boat covered while it is ashore for the winter, in a yard that is not mine?',
          answer: (
            <p>Many policies cover lay-up ashore. Ask which dates and which place yours names.</p>
          ),
        },
      ]}
    />
  ),
}
