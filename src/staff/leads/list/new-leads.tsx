'use client'
import { lazy, Suspense } from 'react'
import { type NewLeadsProps, NewLeadsView } from './new-leads-view.tsx'

// On the server there is nothing to ask; the browser loads what asks once the page is awake.
const Watching = import.meta.env.SSR
  ? () => <NewLeadsView />
  : lazy(async () => ({ default: (await import('./watch-leads.tsx')).WatchLeads }))

/** Says that new leads have come, without a reload. */
export function NewLeads(props: NewLeadsProps) {
  return (
    <Suspense fallback={null}>
      <Watching {...props} />
    </Suspense>
  )
}
