'use client'
import { lazy, Suspense } from 'react'
import { css } from '../../../../styled-system/css'
import { type NewLeadsProps, NewLeadsView } from './new-leads-view.tsx'

const place = css({ flex: '1', minWidth: '14rem', '&:has(li)': { flexBasis: 'full' } })

// On the server there is nothing to ask; the browser loads what asks once the page is awake.
const Watching = import.meta.env.SSR
  ? () => <NewLeadsView />
  : lazy(async () => ({ default: (await import('./watch-leads.tsx')).WatchLeads }))

/** Says that new leads have come, without a reload. */
export function NewLeads(props: NewLeadsProps) {
  return (
    // What comes by itself must not wait for a touch.
    <div data-wake="" className={place}>
      <Suspense fallback={null}>
        <Watching {...props} />
      </Suspense>
    </div>
  )
}
