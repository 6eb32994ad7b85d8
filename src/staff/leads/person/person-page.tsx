import type { ReactNode } from 'react'
import { findLead } from '../../../../db/leads/lead.ts'
import type { ListedLead } from '../../../../db/leads/lead-list.ts'
import { css } from '../../../../styled-system/css'
import { isId } from '../../../http/is-id.ts'
import { notFound, requestAddress } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { requestName } from '../../../leads/request-names.ts'
import { visiblePhone } from '../../../leads/visible-phone.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { forScreenReaders, notPrinted, surface } from '../../../ui/layout.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { requireStaff } from '../../session/require-staff.ts'
import { leadAction, leadHref } from '../addresses.ts'
import { dangerous, form, heading, opens, quiet, sheet } from '../lead-styles.ts'
import { STATUS_NAMES } from '../words/lead-names.ts'
import { likenessInWords } from '../words/likeness.ts'
import { When } from '../words/when.tsx'
import { findPerson, type Likely, type Person, personMark, personsEmail } from './person.ts'

const SHOWN = 200
const parts = css({ display: 'grid', gap: '24' })
const choice = css({
  display: 'flex',
  gap: '12',
  alignItems: 'center',
  minHeight: 'target',
  // Buttons stand above and below it.
  '& input': { flex: 'none', width: '24', height: '24' },
})
const SUBSCRIPTIONS = {
  subscribed: 'Subscribed to the newsletter.',
  waiting: 'Typed into the newsletter box, and never confirmed.',
  unsubscribed: 'Unsubscribed from the newsletter.',
}

/** Everything that the site has of the person with one address, and with those that staff know to be theirs. */
export async function PersonPage() {
  const staff = await requireStaff('leads')
  const { db } = services()
  const { query } = requestAddress()
  const id = query.get('lead') ?? ''
  const lead = isId(id) ? await findLead(db, id) : undefined
  // By hand, of somebody of whom there is no lead.
  const email = personsEmail(lead?.email ?? query.get('email')) ?? notFound()
  const person = await findPerson(db, email)
  const { emails, leads, drafts, subscriptions } = person
  const isUnknown = leads.length + drafts.length + subscriptions.length === 0
  return (
    <StaffFrame title="Everything about this person" staff={staff}>
      <p>{emails.map((one) => visibleLine(one, SHOWN)).join(', ')}</p>
      {leads[0] && (
        <form
          id={SAME_FORM}
          method="post"
          action={leadAction(lead?.id ?? leads[0].id, 'same-person')}
          className={forScreenReaders}
        >
          <input type="hidden" name="from" value="person" />
        </form>
      )}
      <Leads person={person} />
      <Others person={person} />
      {!isUnknown && <DownloadAndErase person={person} />}
      {person.others.length > 0 && leads.length > 0 && <Apart leads={person.others} />}
    </StaffFrame>
  )
}

/** The words of the button begin where those around it do. */
const flush = css({ ml: '-12', mr: '12' })

/** Its buttons stand at each lead. */
const SAME_FORM = 'same-person'

function Say({ lead, isSame }: { lead: ListedLead; isSame: boolean }) {
  const words = isSame ? 'Same person' : 'Not the same person'
  return (
    <span className={flush}>
      <Button
        type="submit"
        form={SAME_FORM}
        name={isSame ? 'same' : 'apart'}
        value={lead.id}
        tone="bare"
        aria-label={`${words}: ${lead.reference}`}
      >
        {words}
      </Button>
    </span>
  )
}

function Leads({ person: { leads, emails } }: { person: Person }) {
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="leads">
      <h2 id="leads" className={heading}>
        Leads
      </h2>
      {leads.length === 0 && <p className={quiet}>No lead came from this address.</p>}
      <ul>
        {leads.map((lead) => (
          <li key={lead.id}>
            <LeadLine lead={lead} />{' '}
            {lead.email !== emails[0] && <Say lead={lead} isSame={false} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function LeadLine({ lead }: { lead: ListedLead }) {
  return (
    <>
      <a href={leadHref(lead.id)}>
        {requestName(lead.kind)} {lead.reference}
      </a>{' '}
      <span className={quiet}>
        <bdi>{visibleLine(lead.name, SHOWN)}</bdi>, {STATUS_NAMES[lead.status]},{' '}
        <When at={lead.createdAt} />, {visibleLine(lead.email, SHOWN)}
      </span>
    </>
  )
}

/** What somebody has said not to be theirs, for whoever knows better. */
function Apart({ leads }: { leads: ListedLead[] }) {
  return (
    <details>
      <summary className={opens}>Said not to be of this person: {leads.length}</summary>
      <ul>
        {leads.map((lead) => (
          <li key={lead.id}>
            <LeadLine lead={lead} /> <Say lead={lead} isSame />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Others({ person: { drafts, subscriptions } }: { person: Person }) {
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="others">
      <h2 id="others" className={heading}>
        Drafts and newsletter
      </h2>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id}>
            {requestName(draft.kind)}{' '}
            {draft.isSent ? 'as it was before it was sent' : 'begun and not sent'}, last changed{' '}
            <When at={draft.updatedAt} />
          </li>
        ))}
        {drafts.every(({ isSent }) => isSent) && (
          <li className={quiet}>No form is half filled in.</li>
        )}
        {subscriptions.map(({ id, state, email }) => (
          <li key={id}>
            {visibleLine(email, SHOWN)}: {SUBSCRIPTIONS[state]}
          </li>
        ))}
        {subscriptions.length === 0 && <li className={quiet}>Not in the newsletter’s list.</li>}
      </ul>
    </section>
  )
}

/** What is found by phone or name alone: a box for each, because two people may share them. */
function LikelySameList({ likely, maySay }: { likely: Likely[]; maySay: boolean }) {
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="likely">
      <h2 id="likely" className={heading}>
        Perhaps the same person
      </h2>
      <p>
        These came under another address. What you know to be the same person’s is then shown as
        one. Or check what is to be downloaded or deleted with the rest this once.
      </p>
      <ul>
        {likely.map((one) => (
          <li key={one.id}>
            <label className={choice}>
              <input type="checkbox" name="also" value={one.id} />
              <span>
                {whatOf(one)} <span className={quiet}>{likenessInWords(one.by)}</span>
              </span>
            </label>
            {maySay && one.kind === 'lead' && (
              <p className={notPrinted}>
                <Say lead={one.lead} isSame />
                <Say lead={one.lead} isSame={false} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function whatOf(one: Likely): ReactNode {
  if (one.kind === 'subscription') return <>Newsletter, {visibleLine(one.email, SHOWN)},</>
  if (one.kind === 'draft') {
    return (
      <>
        {requestName(one.draft.kind)} begun and not sent, last changed{' '}
        <When at={one.draft.updatedAt} />,
      </>
    )
  }
  const { lead } = one
  return (
    <>
      <a href={leadHref(lead.id)}>
        {requestName(lead.kind)} {lead.reference}
      </a>
      , <bdi>{visibleLine(lead.name, SHOWN)}</bdi>, <bdi>{visibleLine(lead.email, SHOWN)}</bdi>,{' '}
      {visiblePhone(lead.phone)}, <When at={lead.createdAt} />,
    </>
  )
}

function DownloadAndErase({ person }: { person: Person }) {
  const { emails, leads, likely } = person
  return (
    <form method="post" action="/api/staff/leads/person/download" className={parts}>
      <input type="hidden" name="email" value={emails[0]} />
      <input type="hidden" name="seen" value={personMark(person)} />
      {likely.length > 0 && <LikelySameList likely={likely} maySay={leads.length > 0} />}
      <section className={`${surface} ${sheet}`} aria-labelledby="actions">
        <h2 id="actions" className={heading}>
          When they ask for it
        </h2>
        <p>
          One file with every lead in all its versions, notes, messages, names of files, what the
          log says, and the subscription.
        </p>
        <p>
          <Button type="submit">Download everything</Button>
        </p>
        <details>
          <summary className={dangerous}>Delete everything about this person</summary>
          <div className={form}>
            <p>
              {countInWords(person)} deleted for good, with the files; of what is perhaps theirs,
              only what is checked. The log keeps the references and that you deleted them, and no
              address.
            </p>
            <p>
              <Button type="submit" formAction="/api/staff/leads/person/erase">
                Delete everything for good
              </Button>
            </p>
          </div>
        </details>
      </section>
    </form>
  )
}

/** For example: 3 leads from 2 addresses, one draft and one subscription are */
function countInWords({ leads, emails, drafts, subscriptions }: Person): string {
  const from = emails.length > 1 ? ` from ${emails.length} addresses` : ''
  const counted = [
    ...(leads.length > 0 ? [count(leads.length, 'lead') + from] : []),
    ...(drafts.length > 0 ? [count(drafts.length, 'draft')] : []),
    ...(subscriptions.length > 0 ? [count(subscriptions.length, 'subscription')] : []),
  ]
  const words = new Intl.ListFormat('en').format(counted)
  const isOne = leads.length + drafts.length + subscriptions.length === 1
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${isOne ? 'is' : 'are'}`
}

function count(number: number, thing: string): string {
  return number === 1 ? `one ${thing}` : `${number} ${thing}s`
}
