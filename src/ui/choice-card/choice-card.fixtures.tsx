import type { Fixtures } from '../gallery.tsx'
import { ChoiceCard } from './choice-card.tsx'

export const fixtures: Fixtures = {
  'one chosen': (
    <fieldset>
      <legend>What type of insurance?</legend>
      <ChoiceCard
        id="choice-boat"
        name="choice"
        value="boat"
        defaultChecked
        label="Boat & Yacht Insurance"
        description="Coverage for recreational boats, yachts, and personal watercraft"
      />
      <ChoiceCard
        id="choice-other"
        name="choice"
        value="other"
        label="Other Coverage"
        description="Waterfront property, flood insurance, and other specialty policies"
      />
    </fieldset>
  ),
}
