import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { townLine } from '../../src/settings/agency.ts'
import { TAGLINE } from '../../src/settings/business.ts'
import type { Config } from '../../src/settings/config.ts'

const NAVY = '#0b397c'
const INK = '#1c2836'
const QUIET_INK = '#4d5a68'
const BUFF = '#f3ead3'
const PAPER = '#fffdf8'
const LINE = '#d8cba8'
const MAGENTA = '#a8246b'

const SERIF = "Georgia, 'Times New Roman', serif"
const SANS = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Long words wrap, so that they do not widen the column on a phone. */
const TEXT: CSSProperties = {
  margin: '0 0 16px',
  fontSize: '16px',
  lineHeight: '24px',
  color: INK,
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
}

/** The layout of every message: the agency's name in the header, contact details in the footer. */
export function EmailLayout(props: {
  site: Config['site']
  title: string
  preview: string
  children: ReactNode
}) {
  const { site, title, preview, children } = props
  return (
    <Html lang="en">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: '16px 0', backgroundColor: BUFF, fontFamily: SANS }}>
        <Container style={{ maxWidth: '600px', padding: '0 12px' }}>
          <Section style={{ padding: '16px 20px', backgroundColor: NAVY }}>
            <Text style={{ margin: 0, fontFamily: SERIF, fontSize: '20px', color: PAPER }}>
              {site.name}
            </Text>
            <Text style={{ margin: 0, fontSize: '14px', lineHeight: '20px', color: BUFF }}>
              {TAGLINE}
            </Text>
          </Section>
          <Section
            style={{ padding: '24px 20px', backgroundColor: PAPER, border: `1px solid ${LINE}` }}
          >
            {children}
          </Section>
          <Text style={{ ...TEXT, margin: '16px 0', fontSize: '14px', color: QUIET_INK }}>
            {site.name}, {site.street}, {townLine(site)}
            <br />
            {site.phone}
            <br />
            {site.email}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" style={heading('24px', '0 0 16px')}>
      {children}
    </Heading>
  )
}

/** A section of the message with its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <Hr style={{ margin: '24px 0 0', borderColor: LINE }} />
      <Heading as="h2" style={heading('18px', '20px 0 12px')}>
        {title}
      </Heading>
      {children}
    </Section>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={TEXT}>{children}</Text>
}

/**
 * A label and its value, either of which may be written from the right. Many mail clients do not support
 * `pre-line`, so lines are split here.
 */
export function Fact({ label, children }: { label: string; children: string | undefined }) {
  const lines = children?.split('\n') ?? []
  return (
    <Text style={{ ...TEXT, margin: '0 0 12px' }}>
      <span style={{ fontSize: '15px', color: QUIET_INK }}>
        <span dir="auto">{label}</span>:
      </span>
      <br />
      {lines.length === 0 && <em style={{ color: QUIET_INK }}>not given</em>}
      {lines.map((line, number) => (
        // The lines are never reordered, so the index is a stable key.
        <Fragment key={number}>
          {number > 0 && <br />}
          <span dir="auto">{line}</span>
        </Fragment>
      ))}
    </Text>
  )
}

/** The main link, as a button large enough for touch. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Link
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 24px',
          backgroundColor: MAGENTA,
          color: '#ffffff',
          fontSize: '16px',
          lineHeight: '24px',
          fontWeight: 'bold',
          textDecoration: 'none',
          borderRadius: '4px',
        }}
      >
        {children}
      </Link>
    </Section>
  )
}

/** A secondary link. */
export function Aside({ href, children }: { href: string; children: string }) {
  return (
    <Text style={{ ...TEXT, margin: '24px 0 0', fontSize: '14px', color: QUIET_INK }}>
      <Link href={href} style={{ color: NAVY, textDecoration: 'underline' }}>
        {children}
      </Link>
    </Text>
  )
}

function heading(fontSize: string, margin: string): CSSProperties {
  return {
    margin,
    fontFamily: SERIF,
    fontSize,
    lineHeight: '1.3',
    fontWeight: 'normal',
    color: NAVY,
    overflowWrap: 'anywhere',
  }
}
