import type { ComponentProps } from 'react'
import { css } from '../../styled-system/css'
import { MailLinkPage } from '../layout/mail-link-page.tsx'
import { ButtonLink } from '../ui/button/button.tsx'

const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** The layout of the newsletter's pages: below what they say, a way on to what it is about. */
export function NewsletterPage(props: Omit<ComponentProps<typeof MailLinkPage>, 'more'>) {
  return (
    <MailLinkPage
      {...props}
      more={
        <div className={ways}>
          <ButtonLink href="/the-compass">Read The Compass</ButtonLink>
          <ButtonLink href="/">Back to the home page</ButtonLink>
        </div>
      }
    />
  )
}
