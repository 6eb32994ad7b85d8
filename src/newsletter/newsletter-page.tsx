import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { answerWithStatus } from '../http/page-status.ts'
import { PageHead } from '../layout/page-head.tsx'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import { Page, surface } from '../ui/layout.tsx'

// No wider than the page, however long an address of e-mail is.
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
const section = css({ py: { base: '32', md: '56' }, gap: '24' })
const heading = css({ textStyle: 'title' })
const paper = css({ p: { base: '16', md: '32' }, gap: '16' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/**
 * The layout of the newsletter's pages, which links in messages lead to and which are not indexed: below what they
 * say, a way on to what it is about.
 */
export function NewsletterPage(props: {
  title: string
  description: string
  hasProblems?: boolean
  children: ReactNode
}) {
  const { title, description, hasProblems } = props
  return (
    <Page width="text">
      <PageHead title={title} description={description} hasProblems={hasProblems} />
      {/* The address can contain a token, so the Referer must contain only the origin. */}
      <meta name="referrer" content="strict-origin" />
      <div className={`${column} ${section}`}>
        <h1 className={heading}>{title}</h1>
        <div className={`${surface} ${column} ${paper}`}>{props.children}</div>
        <div className={ways}>
          <ButtonLink href="/the-compass">Read The Compass</ButtonLink>
          <ButtonLink href="/">Back to the home page</ButtonLink>
        </div>
      </div>
    </Page>
  )
}

/** Shown instead of a page about a subscriber if the database is unavailable. */
export function SubscriberUnavailable() {
  answerWithStatus(503)
  return (
    <NewsletterPage
      title="We cannot look up your address right now"
      description="The newsletter's list cannot be reached at the moment."
    >
      <p>
        The problem is on our side, and your subscription has not changed. Follow the link in the
        message again in a few minutes.
      </p>
    </NewsletterPage>
  )
}

/**
 * The button on the page of an email link. The link alone changes nothing: mail scanners follow
 * every link.
 */
export function LinkButton(props: { path: string; token: string; children: string }) {
  return (
    <form method="post" action={`${props.path}?token=${props.token}`}>
      <Button type="submit" tone="action">
        {props.children}
      </Button>
    </form>
  )
}
