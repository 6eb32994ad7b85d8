import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ImportStatus } from '../../../src/staff/imports/import-status.ts'
import { ImporterView } from '../../../src/staff/imports/importer-view.tsx'

const status: ImportStatus = {
  id: 'one',
  state: 'complete',
  done: 1,
  total: 1,
  count: 1,
  skipped: 0,
  errors: [],
  warnings: ['Imported "Fog", but its own picture is not on this site: /images/fog.webp'],
  success: true,
  elapsedMs: 0,
}
const view = (change: Partial<ImportStatus>) =>
  renderToStaticMarkup(
    <ImporterView
      phase={change.state === 'failed' ? 'failed' : 'complete'}
      percent={100}
      status={{ ...status, ...change }}
      last={undefined}
    />,
  ).replace(/&quot;/g, '"')

test('one article is counted as one', () => {
  expect(view({})).toContain('1 of 1 article<')
  expect(view({ total: 2 })).toContain('1 of 2 articles<')
})

test('what imported articles lack is said beside a success and beside errors', () => {
  const [warning = ''] = status.warnings
  expect(view({})).toContain(warning)
  const failed = view({ state: 'failed', errors: ['Failed to import "Rain": no category'] })
  expect(failed).toContain(warning)
  expect(failed).toContain('Failed to import "Rain": no category')
  expect(view({ warnings: [] })).not.toContain('pictures')
})
