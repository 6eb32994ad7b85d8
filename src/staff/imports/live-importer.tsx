'use client'
import { lazy, Suspense } from 'react'
import { importPercent, stepsSince } from './import-status.ts'
import type { ImporterProps } from './importer.tsx'
import { ImporterView } from './importer-view.tsx'

// On the server the importer is plain HTML with a form button; the browser loads the rest once
// awake.
const Importer = import.meta.env.SSR
  ? AsleepImporter
  : lazy(async () => ({ default: (await import('./importer.tsx')).Importer }))

/** The importer: HTML until the page wakes, then it tracks its import. */
export function AwakeImporter(props: ImporterProps) {
  return (
    // A running import must update without waiting for a touch.
    <div data-wake={props.initial ? 'at-once' : undefined}>
      <Suspense fallback={null}>
        <Importer {...props} />
      </Suspense>
    </div>
  )
}

function AsleepImporter({ initial, last }: ImporterProps) {
  return (
    <ImporterView
      phase={!initial ? 'idle' : initial.state === 'waiting' ? 'importing' : initial.state}
      percent={importPercent(stepsSince(initial?.elapsedMs ?? 0), initial)}
      status={initial}
      last={last}
    />
  )
}
