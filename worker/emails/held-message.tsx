import type { ListedLead } from '../../db/leads/lead-list.ts'
import { visibleLine } from '../../src/leads/visible-text.ts'
import type { Config } from '../../src/settings/config.ts'
import { LeadLines, receivedOn } from './digest-message.tsx'
import { Action, EmailLayout, Paragraph, Title } from './email-layout.tsx'

const ADDRESS_LENGTH = 80

interface Held {
  /** The oldest of them. */
  leads: ListedLead[]
  inAll: number
}

/** For example: 3 leads are held: many came at once */
export function heldSubject({ inAll }: Held): string {
  return `${inAll === 1 ? 'A lead is' : `${inAll} leads are`} held: many came at once`
}

/** What the agency reads of leads that are held only because many came at once. */
export function HeldMessage(props: Held & Pick<Config, 'site' | 'siteUrl'>) {
  const { site, siteUrl, leads, inAll } = props
  const subject = heldSubject(props)
  const [it, its] = inAll === 1 ? ['it', 'its'] : ['them', 'their']
  return (
    <EmailLayout site={site} title={subject} preview={subject}>
      <Title>{inAll === 1 ? 'A lead is held' : `${inAll} leads are held`}</Title>
      <Paragraph>
        More requests came within an hour (from one network, with one address, or in all) than the
        site takes from people it does not know. Nothing else speaks against {it}. Look at {it}, and
        release what is real: only then does {its} visitor get a confirmation.
      </Paragraph>
      <LeadLines leads={leads} inAll={inAll} about={whenAndWhere} />
      <Action href={`${siteUrl}/admin/leads?view=held`}>Open what is held</Action>
    </EmailLayout>
  )
}

function whenAndWhere(lead: ListedLead): string {
  return `${receivedOn(lead)}, ${visibleLine(lead.email, ADDRESS_LENGTH)}`
}
