import type { ListedLead } from '../../db/leads/lead-list.ts'
import { requestName } from '../../src/leads/request-names.ts'
import { visibleLine, visibleName } from '../../src/leads/visible-text.ts'
import type { Config } from '../../src/settings/config.ts'
import { LeadLines, NAME_LENGTH, receivedOn } from './digest-message.tsx'
import { Action, EmailLayout, Paragraph, Title } from './email-layout.tsx'

const LISTED = 20

interface Given {
  leads: ListedLead[]
  /** The colleague's name; undefined when the account is gone. */
  by: string | undefined
  /** Whose leads they are, when the reader stands in for them. */
  insteadOf: string | undefined
}

/** For example: Assigned to you: Quote request FM-7K3Q-9XTD, Jane Doe */
export function assignedSubject({ leads, insteadOf }: Given): string {
  const whom = insteadOf ? visibleLine(insteadOf, NAME_LENGTH) : 'you'
  const [only, ...others] = leads
  const what =
    only && others.length === 0
      ? `${requestName(only.kind)} ${only.reference}, ${visibleName(only, NAME_LENGTH)}`
      : `${leads.length} leads`
  return `Assigned to ${whom}: ${what}`
}

/** What somebody reads to whom a colleague has given leads, all of them in one message. */
export function AssignedMessage(props: Given & Pick<Config, 'site' | 'siteUrl'>) {
  const { site, siteUrl, leads, by, insteadOf } = props
  const [only, ...others] = leads
  const isOne = only !== undefined && others.length === 0
  const subject = assignedSubject(props)
  const whom = insteadOf ? visibleLine(insteadOf, NAME_LENGTH) : 'you'
  return (
    <EmailLayout site={site} title={subject} preview={subject}>
      <Title>{isOne ? `A lead for ${whom}` : `${leads.length} leads for ${whom}`}</Title>
      <Paragraph>
        {by ? visibleLine(by, NAME_LENGTH) : 'A colleague'} has assigned{' '}
        {isOne ? 'this lead' : 'these leads'} to {whom}.
        {insteadOf && ` You get this message because ${whom} is out of office.`}
      </Paragraph>
      <LeadLines leads={leads.slice(0, LISTED)} inAll={leads.length} about={receivedOn} />
      {isOne ? (
        <Action href={`${siteUrl}/admin/leads/${only.id}`}>Open the lead</Action>
      ) : (
        <Action href={`${siteUrl}/admin/leads${insteadOf ? '' : '?view=mine'}`}>
          Open the leads desk
        </Action>
      )}
    </EmailLayout>
  )
}
