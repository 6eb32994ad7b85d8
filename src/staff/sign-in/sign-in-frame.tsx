import type { ReactNode } from 'react'
import { css } from '../../../styled-system/css'
import { agency } from '../../http/agency.ts'
import { answerWithStatus } from '../../http/page-status.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { graticule, neatLine } from '../../ui/layout.tsx'
import { FlashNotice } from '../frame/frame.tsx'
import type { Flash } from '../session/flash.ts'
import { UNAVAILABLE } from '../session/staff-form.ts'

const water = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '100dvh',
  px: '16',
  py: '32',
})
const plate = css({
  display: 'grid',
  gap: '24',
  width: 'full',
  maxWidth: '28rem',
  p: { base: '24', md: '32' },
})
const heading = css({ textStyle: 'title' })
const where = css({ textStyle: 'note', color: 'ink' })
const back = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target', mt: '16' })

/** The layout of the sign-in pages: one form in a frame. */
export function SignInFrame(props: {
  title: string
  flash?: Flash | undefined
  children: ReactNode
}) {
  return (
    <main id="main" tabIndex={-1} className={`${graticule} ${water}`}>
      <PageHead
        title={props.title}
        description="For staff of the agency."
        noindex
        hasProblems={props.flash?.tone === 'problem'}
      />
      <div className={`${neatLine} ${plate}`}>
        <div>
          <p className={where}>{agency().name}, staff desk</p>
          <h1 className={heading}>{props.title}</h1>
        </div>
        <FlashNotice flash={props.flash} />
        {props.children}
      </div>
      <a href="/" className={back}>
        Back to the website
      </a>
    </main>
  )
}

/** Shown behind a link while the database is unavailable. */
export function Unavailable() {
  answerWithStatus(503)
  return (
    <SignInFrame title="Not available right now">
      <p>{UNAVAILABLE}</p>
      <ButtonLink href="">Try again</ButtonLink>
    </SignInFrame>
  )
}
