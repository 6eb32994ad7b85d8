import type { ReactElement } from 'react'
import { CODE_MINUTES } from '../../db/leads/draft-link-limits.ts'
import { LINK_DAYS } from '../../db/leads/draft-links.ts'
import type { Config } from '../../src/settings/config.ts'
import { Action, Code, EmailLayout, Paragraph, Title } from './email-layout.tsx'

type Agency = Pick<Config, 'site' | 'siteUrl'>

/** The subject of a message with a link that continues a draft. */
export function linkSubject({ site }: Agency): string {
  return `Continue your quote request at ${site.name}`
}

/** The subject of a message with a code. The code is not in it: phones show subjects while locked. */
export function codeSubject({ site }: Agency): string {
  return `Your code for ${site.name}`
}

/**
 * The message with a link that continues a draft. Like every message to an address that anybody may
 * have typed, it contains nothing of the form.
 */
export function linkMessage(agency: Agency, href: string): ReactElement {
  const { site, siteUrl } = agency
  return (
    <EmailLayout
      site={site}
      title={linkSubject(agency)}
      preview={`The link works for ${LINK_DAYS} days`}
    >
      <Title>Continue where you stopped</Title>
      <Paragraph>
        Somebody, probably you, asked at {new URL(siteUrl).host} for a link to continue a quote
        request on another device. Open it there. To be sure that it is you, we then send a code to
        this address.
      </Paragraph>
      <Action href={href}>Continue my request</Action>
      <Paragraph>
        The link works for {LINK_DAYS} days, or until the request is sent. You can also still open
        the request on the device on which you began.
      </Paragraph>
      <Paragraph>
        If you did not ask for this, you do not need to do anything. Do not fill in a request that
        you did not begin. You can always call {site.phone}.
      </Paragraph>
    </EmailLayout>
  )
}

/** The message with the code that opens a draft. */
export function codeMessage(agency: Agency, code: string): ReactElement {
  const { site } = agency
  return (
    <EmailLayout
      site={site}
      title={codeSubject(agency)}
      preview={`The code works for ${CODE_MINUTES} minutes`}
    >
      <Title>Your code</Title>
      <Paragraph>Type it in on the page that asks for it:</Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        The code works once, for {CODE_MINUTES} minutes. Do not share it with anyone; we never ask
        for it by phone.
      </Paragraph>
      <Paragraph>
        If you did not ask for a code, you do not need to do anything: without it, nobody can open
        the request.
      </Paragraph>
    </EmailLayout>
  )
}
