import type { Fixtures } from '../gallery.tsx'
import { Progress } from './progress.tsx'

export const fixtures: Fixtures = {
  beginning: <Progress label="Step 1 of 3" percent={33} />,
  end: <Progress label="Step 3 of 3" percent={100} />,
}
