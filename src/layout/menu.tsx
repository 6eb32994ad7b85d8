import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { Icon } from '../ui/icon/icon.tsx'
import { page } from '../ui/layout.tsx'
import { menuPanel } from './menu-panel.ts'

const inside = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '32',
  py: '32',
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    color: 'heading',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: '600', color: 'ink' },
  },
})

/**
 * A section of the header that opens a panel of links below it. The browser opens it, closes it
 * with Escape or a click elsewhere, and allows only one to be open, so it works without JavaScript.
 */
export function Menu(props: {
  id: string
  label: string
  /** Whether the visitor is in this section. */
  isCurrent: boolean
  children: ReactNode
}) {
  const { id, label, isCurrent, children } = props
  return (
    <>
      <button type="button" popoverTarget={id} aria-current={isCurrent ? 'true' : undefined}>
        {label}
        <Icon name="chevron-down" size="small" />
      </button>
      <div id={id} popover="auto" className={menuPanel}>
        <div className={`${page()} ${inside}`}>{children}</div>
      </div>
    </>
  )
}
