import type { ReactNode } from 'react'
import { findLead } from '../../../../db/leads/lead.ts'
import { css } from '../../../../styled-system/css'
import { isId } from '../../../http/is-id.ts'
import { notFound, requestAddress } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { requestName } from '../../../leads/request-names.ts'
import { visiblePhone } from '../../../leads/visible-phone.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { surface } from '../../../ui/layout.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { requireStaff } from '../../session/require-staff.ts'
import { leadHref } from '../addresses.ts'
import { dangerous, form, heading, quiet, sheet } from '../lead-styles.ts'
import { STATUS_NAMES } from '../words/lead-names.ts'
import { When } from '../words/when.tsx'
import { findPerson, type Likely, type Person, personsEmail } from './person.ts'

const SHOWN = 200
const parts = css({ display: 'grid', gap: '24' })
const choice = css({ display: 'flex', gap: '12', alignItems: 'baseline', minHeight: 'target' })
const SUBSCRIPTIONS = {
  subscribed: 'Subscribed to the newsletter.',
  waiting: 'Typed into the newsletter box, and never confirmed.',
  unsubscribed: 'Unsubscribed from the newsletter.',
}

/** Everything that the site has of the person with one address. */
export async function PersonPage() {
  const staff = await requireStaff('leads')
  const { db } = services()
  const { query } = requestAddress()
  const id = query.get('lead') ?? ''
  const lead = isId(id) ? await findLead(db, id) : undefined
  // By hand, of somebody of whom there is no lead.
  const email = personsEmail(lead?.email ?? query.get('email')) ?? notFound()
  const person = await findPerson(db, email)
  const found = person.leads.length + person.drafts.length
  const isUnknown = found === 0 && !person.subscription
  return (
    <StaffFrame title="Everything about this person" staff={staff}>
      <p>{visibleLine(email, SHOWN)}</p>
      <Leads person={person} />
      <Others person={person} />
      {!isUnknown && <DownloadAndErase email={email} likely={person.likely} />}
    </StaffFrame>
  )
}

function Leads({ person: { leads } }: { person: Person }) {
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="leads">
      <h2 id="leads" className={heading}>
        Leads
      </h2>
      {leads.length === 0 && <p className={quiet}>No lead came from this address.</p>}
      <ul>
        {leads.map((lead) => (
          <li key={lead.id}>
            <a href={leadHref(lead.id)}>
              {requestName(lead.kind)} {lead.reference}
            </a>{' '}
            <span className={quiet}>
              <bdi>{visibleLine(lead.name, SHOWN)}</bdi>, {STATUS_NAMES[lead.status]},{' '}
              <When at={lead.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Others({ person: { drafts, subscription } }: { person: Person }) {
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
        <li className={subscription ? undefined : quiet}>
          {subscription ? SUBSCRIPTIONS[subscription.state] : 'Not in the newsletter’s list.'}
        </li>
      </ul>
    </section>
  )
}

const LIKENESS = { phone: 'the same phone', name: 'the same name' }

/** What is found by phone or name alone: a box for each, because two people may share them. */
function LikelySameList({ likely }: { likely: Likely[] }) {
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="likely">
      <h2 id="likely" className={heading}>
        Perhaps the same person
      </h2>
      <p>
        These came under another address. Check what is theirs: it is then downloaded and deleted
        with the rest.
      </p>
      <ul>
        {likely.map((one) => (
          <li key={one.id}>
            <label className={choice}>
              <input type="checkbox" name="also" value={one.id} />
              <span>
                {whatOf(one)}{' '}
                <span className={quiet}>{one.by.map((like) => LIKENESS[like]).join(' and ')}</span>
              </span>
            </label>
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

function DownloadAndErase({ email, likely }: { email: string; likely: Likely[] }) {
  return (
    <form method="post" action="/api/staff/leads/person/download" className={parts}>
      <input type="hidden" name="email" value={email} />
      {likely.length > 0 && <LikelySameList likely={likely} />}
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
              All of the above is deleted for good, with the files; under other addresses only what
              is checked. The log keeps the references and that you deleted them, and no address.
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
