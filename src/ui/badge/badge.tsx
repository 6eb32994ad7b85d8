import type { ReactNode } from 'react'
import { cva } from '../../../styled-system/css'

const badge = cva({
  base: {
    display: 'inline-flex',
    alignSelf: 'flex-start',
    alignItems: 'center',
    gap: '4',
    px: '8',
    py: '2',
    textStyle: 'small',
    fontWeight: '600',
    borderRadius: 'round',
    // Visible where forced colors remove the fill.
    border: '1px solid transparent',
  },
  variants: {
    tone: {
      water: { bg: 'shallow', color: 'heading' },
      land: { bg: 'buff', color: 'heading' },
      ink: { bg: 'ink', color: 'white' },
    },
  },
})

/** A short fact or category. */
export function Badge({
  tone = 'water',
  children,
}: {
  tone?: 'water' | 'land' | 'ink'
  children: ReactNode
}) {
  return <span className={badge({ tone })}>{children}</span>
}
