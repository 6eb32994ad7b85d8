import type { Fixtures } from '../../ui/gallery.tsx'
import type { ImportStatus } from './import-status.ts'
import { ImporterView } from './importer-view.tsx'

const under: ImportStatus = {
  id: 'one',
  state: 'importing',
  done: 3,
  total: 10,
  count: 3,
  skipped: 0,
  errors: [],
  warnings: [],
  success: null,
  elapsedMs: 0,
}
const waiting = {
  ...under,
  state: 'waiting' as const,
  done: 0,
  total: 0,
  waitingFor: 'The worker has not reported since 2:03 PM. The import begins when it runs again.',
}
const complete = { ...under, state: 'complete' as const, success: true, done: 10, count: 10 }
const failed = {
  ...under,
  state: 'failed' as const,
  success: false,
  done: 10,
  errors: ['One', 'Two', 'Three', 'Four', 'Five'].map(
    (title) => `Failed to import "${title}": no category`,
  ),
}
const unseen = {
  ...complete,
  warnings: ['One', 'Two'].map(
    (title) =>
      `Imported "${title}", but its text shows what is not on this site: /images/gone.webp`,
  ),
}
const stillUnseen = {
  ...complete,
  count: 0,
  skipped: 10,
  warnings: ['"One" was already there, but its own picture is not on this site: /images/gone.webp'],
}
const last = {
  text: 'Last import: 2:03 PM, by anna@agency.example. New on the blog: 10. Already there: 0.',
}
const lastUnseen = { ...last, warningsAt: '/admin/tools?run=one#import' }

export const fixtures: Fixtures = {
  idle: <ImporterView phase="idle" percent={5} status={undefined} last={last} />,
  'idle after warnings': (
    <ImporterView phase="idle" percent={5} status={undefined} last={lastUnseen} />
  ),
  importing: <ImporterView phase="importing" percent={30} status={under} last={last} />,
  'waiting for the worker': (
    <ImporterView phase="importing" percent={5} status={waiting} last={last} />
  ),
  complete: <ImporterView phase="complete" percent={100} status={complete} last={last} />,
  'complete with warnings': (
    <ImporterView phase="complete" percent={100} status={unseen} last={last} />
  ),
  'complete with warnings again': (
    <ImporterView phase="complete" percent={100} status={stillUnseen} last={last} />
  ),
  failed: <ImporterView phase="failed" percent={90} status={failed} last={last} />,
  broken: <ImporterView phase="broken" percent={5} status={undefined} last={last} />,
}
