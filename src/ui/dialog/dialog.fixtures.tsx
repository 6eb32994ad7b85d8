import type { Fixtures } from '../gallery.tsx'
import { DialogExample } from './dialog-example.tsx'

export const fixtures: Fixtures = { 'opened by a button': <DialogExample /> }
