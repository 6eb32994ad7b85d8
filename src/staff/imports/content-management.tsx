import type { ImportRun } from '../../../db/writing/imports.ts'
import { css } from '../../../styled-system/css'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import { ServerToast } from '../../ui/toast/server-toast.tsx'
import { shortOfficeTime } from '../frame/worker-silence.ts'
import { outcome } from './import-result.tsx'
import { type ImportStatus, importStatus, importToasts } from './import-status.ts'
import type { LastImport } from './importer-view.tsx'
import { AwakeImporter } from './live-importer.tsx'
import type { LoadedImport } from './load-import.ts'

const anchor = css({ display: 'grid', gap: '16' })

/** The card for the site's content, with the import of the built-in articles. */
export function ContentManagement({ imports }: { imports: LoadedImport }) {
  const { shown, isNews, last: ended } = imports
  return (
    <Card>
      <CardTitle as="h2">Content Management</CardTitle>
      <CardText>
        Ten articles come with the site. The import puts them on the blog and into The Compass.
      </CardText>
      <div id="import" className={anchor}>
        <AwakeImporter initial={shown} isNews={isNews} last={ended && lastImport(ended)} />
      </div>
    </Card>
  )
}

function lastImport(run: ImportRun): LastImport {
  const when = shortOfficeTime(new Date(run.createdAt))
  const status = importStatus(run)
  return {
    text: `Last import: ${when}, by ${run.startedBy}. ${outcome(status)}${failures(status)}`,
    ...(status.warnings.length > 0 && { warningsAt: `/admin/tools?run=${run.id}#import` }),
  }
}

/** What a page that was loaded again still says of the errors. */
function failures({ success, total, count, skipped }: ImportStatus): string {
  if (success) return ''
  const missing = total - count - skipped
  const said = missing > 0 ? `Could not be imported: ${missing}.` : 'It ended with an error.'
  return ` ${said} Import again to retry.`
}

const list = css({ listStyle: 'disc', pl: '24', display: 'grid', gap: '4', color: 'quiet' })

/** Notes for users of the page. */
export function Notes() {
  return (
    <ul className={list}>
      <li>This page is admin-only: nobody sees it without signing in.</li>
      <li>Running the import twice duplicates nothing: articles that exist are skipped.</li>
    </ul>
  )
}

const LOOK_AGAIN_S = 3

/** Follows an import without JavaScript: the page reloads itself and shows the result. */
export function ImportWithoutScript({ imports: { shown, isNews } }: { imports: LoadedImport }) {
  if (!shown) return null
  const [toast] = isNews ? importToasts(shown) : []
  return (
    <>
      {shown.success === null && (
        <noscript>
          <meta httpEquiv="refresh" content={`${LOOK_AGAIN_S}; url=/admin/tools?run=${shown.id}`} />
        </noscript>
      )}
      {toast && <ServerToast toast={toast} />}
    </>
  )
}
