import type { Fixtures } from '../gallery.tsx'
import { Stars } from './stars.tsx'

export const fixtures: Fixtures = { five: <Stars rating={5} />, three: <Stars rating={3} /> }
