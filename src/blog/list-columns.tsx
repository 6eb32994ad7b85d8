import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { notPrinted, page } from '../ui/layout.tsx'

// On paper, browsers print cards in a grid within a grid over each other.
const columns = css({
  display: { base: 'flex', lg: 'grid' },
  flexDirection: 'column',
  gap: '48',
  py: { base: '40', md: '64' },
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 19rem' },
})
const main = css({ display: 'flex', flexDirection: 'column', gap: '48', minWidth: '0' })
const aside = css({
  display: 'grid',
  gap: '24',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: '0',
})

/** The list and its sidebar. */
export function ListColumns({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) {
  return (
    <div className={`${page()} ${columns}`}>
      <div className={main}>{children}</div>
      <aside className={`${aside} ${notPrinted}`} aria-label="More from the blog">
        {sidebar}
      </aside>
    </div>
  )
}
