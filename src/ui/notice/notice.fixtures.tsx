import type { Fixtures } from '../gallery.tsx'
import { Notice } from './notice.tsx'

export const fixtures: Fixtures = {
  problem: (
    <Notice tone="problem">
      <h3>There is a problem</h3>
      <ul>
        <li>
          <a href="#zipCode">Please enter a valid ZIP code (e.g., 06604 or 06604-1234).</a>
        </li>
      </ul>
    </Notice>
  ),
  success: (
    <Notice tone="success">
      <h3>Message sent successfully</h3>
    </Notice>
  ),
}
