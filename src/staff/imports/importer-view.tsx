'use client'
import type { SyntheticEvent } from 'react'
import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { Progress } from '../../ui/progress/progress.tsx'
import { ImportResult } from './import-result.tsx'
import type { ImportStatus } from './import-status.ts'

export interface ImporterViewProps {
  /** `broken`: its outcome is unknown. */
  phase: 'idle' | 'importing' | 'complete' | 'failed' | 'broken'
  percent: number
  status: ImportStatus | undefined
  /** The result of the last import, when none is shown. */
  last: LastImport | undefined
  /** Why the page cannot get the status just now. */
  trouble?: string | undefined
  onStart?: ((event: SyntheticEvent) => void) | undefined
  onStartOver?: ((event: SyntheticEvent) => void) | undefined
}

/** What an idle page says of the import before. */
export interface LastImport {
  text: string
  /** Where its warnings are shown again, if it had any. */
  warningsAt?: string
}

const LABELS = {
  idle: 'Import Articles',
  importing: 'Importing...',
  complete: 'Import Complete',
  failed: 'Retry Import',
  broken: 'Retry Import',
}

const column = css({
  display: 'grid',
  gap: '16',
  justifyItems: 'start',
  '& > *': { minWidth: '0' },
})
const wide = css({ width: 'full' })
/** A live region must exist before it has content; while empty it takes no space. */
const news = css({ width: 'full', display: 'grid', gap: '12', _empty: { mt: '-16' } })
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })
const quiet = css({ textStyle: 'small', color: 'quiet' })
const again = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

/** The importer in one of its states; without JavaScript its button submits a form. */
export function ImporterView(props: ImporterViewProps) {
  const { phase, percent, status, trouble } = props
  const note = phase === 'importing' ? (trouble ?? status?.waitingFor) : undefined
  return (
    <div className={column}>
      {(phase === 'importing' || phase === 'complete') && (
        <div className={wide}>
          <Progress label={progressLabel(props)} percent={percent} />
        </div>
      )}
      <div className={news} role="status">
        {note && <p>{note}</p>}
        <ImportResult phase={phase} status={status} />
      </div>
      <form method="post" action="/api/staff/import" onSubmit={props.onStart} className={actions}>
        <Button
          type="submit"
          tone="action"
          disabled={phase === 'importing' || phase === 'complete'}
        >
          {LABELS[phase]}
        </Button>
        {phase === 'complete' && (
          <a className={again} href="/admin/tools" onClick={props.onStartOver}>
            Start over
          </a>
        )}
      </form>
      {phase === 'idle' && props.last && <Last last={props.last} />}
    </div>
  )
}

function Last({ last: { text, warningsAt } }: { last: LastImport }) {
  return (
    <p className={quiet}>
      {text}
      {warningsAt && (
        <>
          {' '}
          <a href={warningsAt}>See which pictures are missing</a>
        </>
      )}
    </p>
  )
}

function progressLabel({ status }: ImporterViewProps): string {
  if (!status || status.total === 0) return 'Waiting for the worker'
  return `${status.done} of ${status.total} ${status.total === 1 ? 'article' : 'articles'}`
}
