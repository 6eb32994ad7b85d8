import type { ReactNode } from 'react'
import { cva } from '../../../styled-system/css'

const notice = cva({
  base: {
    p: '16',
    borderRadius: 'card',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    '& h2, & h3': { textStyle: 'card' },
    '& ul': { mt: '8', display: 'grid', gap: '8' },
    '& li a': { color: 'inherit', fontWeight: '600' },
  },
  variants: {
    tone: {
      problem: { bg: 'problemPale', borderColor: 'problem', color: 'problem' },
      success: { bg: 'successPale', borderColor: 'success', color: 'success' },
    },
  },
})

/** A framed message. Give it a heading when it stands alone. */
export function Notice({ tone, children }: { tone: 'problem' | 'success'; children: ReactNode }) {
  return <div className={notice({ tone })}>{children}</div>
}
