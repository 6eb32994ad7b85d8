import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { surface } from '../ui/layout.tsx'

const box = css({
  p: '24',
  overflowWrap: 'anywhere',
  '& li + li': { borderTop: '1px solid token(colors.line)' },
  '& a': { display: 'flex', alignItems: 'center', gap: '8', minHeight: 'target', py: '4' },
  '& a[aria-current]': { fontWeight: '600', textDecoration: 'none', color: 'heading' },
})
const heading = css({ textStyle: 'card', mb: '8' })

/** A list of links in a sidebar. */
export function SidebarBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${surface} ${box}`}>
      <h2 className={heading}>{title}</h2>
      {children}
    </section>
  )
}
