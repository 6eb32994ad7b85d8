import type { ReactNode } from 'react'
import { PageHead } from '../layout/page-head.tsx'
import { Page, surface } from '../ui/layout.tsx'
import { paper, section, title } from './styles.tsx'

/** The layout of a page behind the link to a request. */
export function AboutRequest(props: {
  heading: string
  description?: string
  /** Above the heading, and said in the title. */
  problems?: ReactNode
  children: ReactNode
  /** Below, on surfaces of its own. */
  more?: ReactNode
}) {
  return (
    <Page width="text">
      <PageHead
        title={props.heading}
        description={props.description ?? 'Where your request stands.'}
        hasProblems={props.problems !== undefined}
      />
      {/* The address contains a token: no other site is told it. */}
      <meta name="referrer" content="same-origin" />
      <div className={section}>
        {props.problems}
        <h1 className={title}>{props.heading}</h1>
        <div className={`${surface} ${paper}`}>{props.children}</div>
        {props.more}
      </div>
    </Page>
  )
}
