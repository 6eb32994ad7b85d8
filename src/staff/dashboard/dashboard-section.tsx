import type { ReactNode } from 'react'
import { css } from '../../../styled-system/css'

const section = css({ display: 'grid', gap: '16', mt: '16' })
const heading = css({ textStyle: 'section' })
const text = css({ maxWidth: 'measure' })

/** A part of the dashboard under its heading. */
export function DashboardSection({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={section}>
      <h2 id={`${id}-title`} className={heading}>
        {title}
      </h2>
      {lead && <p className={text}>{lead}</p>}
      {children}
    </section>
  )
}
