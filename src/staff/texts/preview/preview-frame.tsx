import type { ReactNode } from 'react'
import { css } from '../../../../styled-system/css'
import { PageHead } from '../../../layout/page-head.tsx'
import { page } from '../../../ui/layout.tsx'

const bar = css({ bg: 'buff', py: '12', textStyle: 'label' })

/** A part of the site as visitors would see it, below a line that says that it is a preview. */
export function PreviewFrame(props: {
  name: string
  /** Whether it shows what was typed, or what is saved. */
  isTyped: boolean
  /** The address of the form. */
  editor: string
  /** What the preview does not show. */
  note?: string
  children: ReactNode
}) {
  const { name, isTyped, editor, note } = props
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={`Preview: ${name}`} description="For staff of the agency." noindex />
      <div className={bar}>
        <p className={page()}>
          {isTyped ? (
            'A preview of what you typed. Nothing was saved: close this tab to go on writing.'
          ) : (
            <>
              A preview of what is saved. <a href={editor}>Edit it</a>
            </>
          )}
          {note && ` ${note}`}
        </p>
      </div>
      {props.children}
    </main>
  )
}
