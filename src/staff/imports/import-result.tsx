import { css } from '../../../styled-system/css'
import { IMPORT_ERRORS_SHOWN } from '../../settings/business.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import type { ImportStatus } from './import-status.ts'
import type { ImporterViewProps } from './importer-view.tsx'

const lines = css({ display: 'grid', gap: '8' })
const summary = css({ fontWeight: '600' })
const list = css({ listStyle: 'disc', pl: '24', '& li': { overflowWrap: 'anywhere' } })

/** The result of an import; nothing while it is running. */
export function ImportResult({ phase, status }: Pick<ImporterViewProps, 'phase' | 'status'>) {
  if (phase === 'broken') {
    return <Notice tone="problem">Import failed. Please check console for details.</Notice>
  }
  if (phase === 'complete' && status) {
    return (
      <>
        <Notice tone="success">
          {outcome(status)} <a href="/blog">See the blog</a>
        </Notice>
        <Warnings status={status} />
      </>
    )
  }
  if (phase === 'failed' && status)
    return (
      <>
        <Errors status={status} />
        <Warnings status={status} />
      </>
    )
  return null
}

function Errors({ status }: { status: ImportStatus }) {
  const { errors } = status
  const others = errors.length - IMPORT_ERRORS_SHOWN
  return (
    <Notice tone="problem">
      <div className={lines}>
        <p className={summary}>{`Import partially completed with ${errors.length} errors.`}</p>
        <ul className={list}>
          {errors.slice(0, IMPORT_ERRORS_SHOWN).map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
        {others > 0 && <p>{`...and ${others} more errors`}</p>}
        <p>{outcome(status)}</p>
      </div>
    </Notice>
  )
}

/** All of them, for staff to work through. */
function Warnings({ status: { warnings } }: { status: ImportStatus }) {
  if (warnings.length === 0) return null
  return (
    <Notice tone="problem">
      <div className={lines}>
        <p className={summary}>Visitors do not see some pictures.</p>
        <ul className={list}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
        <p>
          Upload them, or take them out, in the <a href="/admin/posts">posts</a>.
        </p>
      </div>
    </Notice>
  )
}

/** The result in a sentence worded differently from the toasts, which are shown once. */
export function outcome({ count, skipped }: Pick<ImportStatus, 'count' | 'skipped'>): string {
  return `New on the blog: ${count}. Already there: ${skipped}.`
}
