import type { Digest } from '../../db/leads/digest.ts'
import type { ListedLead } from '../../db/leads/lead-list.ts'
import { requestName } from '../../src/leads/request-names.ts'
import { visiblePhone } from '../../src/leads/visible-phone.ts'
import { visibleLine, visibleName } from '../../src/leads/visible-text.ts'
import type { Config } from '../../src/settings/config.ts'
import { officeDay } from '../../src/settings/office-day.ts'
import { Action, EmailLayout, Fact, Paragraph, Part, Title } from './email-layout.tsx'

/** As long as a name may be in a message. */
export const NAME_LENGTH = 60

/** For example: 3 leads to answer, 2 follow-ups due */
export function digestSubject({ dueInAll, unansweredInAll, toCall, held }: Digest): string {
  const parts = [
    unansweredInAll > 0 && `${count(unansweredInAll, 'lead')} to answer`,
    dueInAll > 0 && `${count(dueInAll, 'follow-up')} due`,
    toCall > 0 && `${count(toCall, 'unfinished request')} to call about`,
    held > 0 && `${held} held`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** What the agency reads in the morning, or one of the staff of their own leads: what is open. */
export function DigestMessage(props: {
  site: Config['site']
  siteUrl: string
  digest: Digest
  /** YYYY-MM-DD */
  day: string
  /** Whether the reader has all these leads. */
  isOwn: boolean
}) {
  const { site, siteUrl, digest, day, isOwn } = props
  const subject = digestSubject(digest)
  const title = `${isOwn ? 'Your open leads' : 'Open leads'} on ${inWords(day)}`
  return (
    <EmailLayout site={site} title={title} preview={subject}>
      <Title>{title}</Title>
      <Paragraph>{subject}.</Paragraph>
      <Action href={`${siteUrl}/admin/leads?view=${isOwn ? 'mine' : 'open'}`}>
        Open the leads desk
      </Action>
      {digest.dueInAll > 0 && (
        <Part title="Follow-ups due">
          <LeadLines leads={digest.due} inAll={digest.dueInAll} about={dueOn} />
        </Part>
      )}
      {digest.unansweredInAll > 0 && (
        <Part title="Not answered yet">
          <LeadLines leads={digest.unanswered} inAll={digest.unansweredInAll} about={receivedOn} />
        </Part>
      )}
      {digest.toCall > 0 && (
        <Part title="Unfinished requests">
          <Paragraph>
            {digest.toCall === 1 ? 'A visitor' : `${digest.toCall} visitors`} did not finish a
            request and agreed to be called about it. The leads desk lists them under “Unfinished”.
          </Paragraph>
        </Part>
      )}
      {digest.held > 0 && (
        <Part title="Held as suspected spam">
          <Paragraph>
            {count(digest.held, 'lead')} {digest.held === 1 ? 'is' : 'are'} waiting for review.
          </Paragraph>
        </Part>
      )}
    </EmailLayout>
  )
}

/** Leads, a line each, and how many more there are. */
export function LeadLines(props: {
  leads: ListedLead[]
  inAll: number
  about(lead: ListedLead): string
}) {
  const { leads, inAll, about } = props
  return (
    <>
      {leads.map((lead) => (
        <Fact key={lead.id} label={visibleName(lead, NAME_LENGTH)}>
          {[
            `${requestName(lead.kind)} ${lead.reference}`,
            about(lead),
            visiblePhone(lead.phone),
            lead.assignedTo && `with ${visibleLine(lead.assignedTo.name, NAME_LENGTH)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </Fact>
      ))}
      {inAll > leads.length && <Paragraph>And {inAll - leads.length} more.</Paragraph>}
    </>
  )
}

function dueOn({ followUpOn = '' }: ListedLead): string {
  return `due ${inWords(followUpOn)}`
}

/** For example: received Monday, November 23 */
export function receivedOn({ createdAt }: ListedLead): string {
  return `received ${inWords(officeDay(new Date(createdAt)))}`
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}

/** Monday, November 23 */
function inWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
