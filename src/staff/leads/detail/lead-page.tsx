import type { Lead } from '../../../../db/leads/lead.ts'
import { BY_BROKERS } from '../../../../db/mail/deliveries.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { css, cx } from '../../../../styled-system/css'
import { asMoney } from '../../../forms/number-words.ts'
import { notFound, requestAddress, requestHeaders } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { requestName } from '../../../leads/request-names.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { PlainTextArea } from '../../../ui/field/plain-field.tsx'
import { notPrinted } from '../../../ui/layout.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { facts } from '../../frame/list-look.ts'
import { flashOf } from '../../session/flash.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { leadAction, leadAnchor, listOpenedFrom } from '../addresses.ts'
import { FileList } from '../files/file-list.tsx'
import { dangerous, form } from '../lead-styles.ts'
import { leadsAsked, leadsHref } from '../list/leads-query.ts'
import { STATUS_NAMES } from '../words/lead-names.ts'
import { dayInWords } from '../words/lead-times.ts'
import { When } from '../words/when.tsx'
import { Answers } from './answers.tsx'
import { Application } from './application.tsx'
import { Certificates } from './certificates.tsx'
import { ContactCard, PhoneBar } from './contact-card.tsx'
import { DeletedLead } from './deleted-lead.tsx'
import { Documents } from './documents.tsx'
import { HeldLead } from './held-lead.tsx'
import { type LeadAnswer, leadBeingAnswered } from './lead-answer.ts'
import { loadDeleted } from './load-deleted.ts'
import { loadLead } from './load-lead.ts'
import { leadName } from './names.ts'
import { Notes } from './notes.tsx'
import { OtherLeads } from './other-leads.tsx'
import { mayReplyHere, ReplyForm } from './reply-form.tsx'
import { Source } from './source.tsx'
import { LeadForm, StateForm } from './state-form.tsx'
import { TimeLine } from './time-line.tsx'
import { timeLineEntries } from './time-line-entries.ts'
import { UndoStep } from './undo.tsx'
import { OthersChanges, WhoHasIt } from './who-has-it.tsx'

const columns = css({
  display: 'grid',
  gap: '24',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' },
  gridTemplateRows: { lg: 'auto 1fr' },
  _print: { display: 'block', '& > *': { mb: '24' } },
})
const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24',
  minWidth: '0',
})
/** First for a thumb and a screen reader; on a wide screen at the right. */
const contact = css({ gridColumn: { lg: '2' }, gridRow: { lg: '1' } })
const past = css({ gridColumn: { lg: '1' }, gridRow: { lg: '1 / span 2' } })
const todo = css({ gridColumn: { lg: '2' }, gridRow: { lg: '2' } })

/** The page of one lead: what the visitor said, what became of it, and what to do. */
export async function LeadPage({ id }: { id: string }) {
  const staff = await requireStaff('leads')
  const answer = leadBeingAnswered()
  if (answer?.isGone) return <GoneLead staff={staff} answer={answer} />
  const told = flashOf(requestHeaders())
  const isOpening = !answer && !told
  const loaded = await loadLead(services().db, id, staff, isOpening)
  if (!loaded) {
    const gone = (await loadDeleted(services().db, id)) ?? notFound()
    return <DeletedLead {...gone} staff={staff} />
  }
  const { lead, versions, files, messages, notes, events, others, everyone, names } = loaded
  const { carriers, replies, incoming, certificates, templates, documents } = loaded
  const { nameOf } = names
  const entries = timeLineEntries(
    lead,
    { messages, replies, incoming, files, notes, events },
    names,
  )
  const flash = answer && {
    tone: answer.success ? ('success' as const) : ('problem' as const),
    text: answer.success ?? answer.problem,
    errors: answer.errors,
  }
  const undo = (flash ?? told)?.tone === 'success' && (answer ? answer.undo : told?.undo)
  const leadForm = <LeadForm lead={lead} answer={answer} />
  return (
    <StaffFrame
      title={leadName(lead)}
      staff={staff}
      flash={flash}
      undo={
        // Below the form, whose own first button is what Enter presses.
        undo && (
          <>
            {leadForm}
            <UndoStep leadId={lead.id} undo={undo} />
          </>
        )
      }
    >
      <BackToList leadId={lead.id} />
      <LeadFacts lead={lead} />
      {!undo && leadForm}
      <OnThisPage />
      {lead.heldAt && <HeldLead lead={lead} />}
      <WhoHasIt lead={lead} events={events} staff={staff} nameOf={nameOf} />
      {answer?.state && answer.state.revision !== lead.revision && (
        <OthersChanges
          lead={lead}
          events={events}
          readRevision={answer.state.revision}
          names={names}
        />
      )}
      <div className={columns}>
        <div className={contact}>
          <ContactCard lead={lead} staff={staff} />
        </div>
        <div className={`${column} ${past}`}>
          <Answers versions={versions} />
          <Application lead={lead} changes={loaded.changes} nameOf={nameOf} />
          {lead.kind === 'certificate' && (
            <Certificates {...{ lead, certificates, messages, answer }} />
          )}
          {mayReplyHere(lead) && <ReplyForm {...{ lead, staff, templates, answer }} />}
          <Documents
            {...{ lead, documents, files, nameOf, answer }}
            usual={loaded.usualDocuments}
          />
          <FileList files={files} documents={documents} lost={lead.lostFiles} />
          <Source source={lead.source} places={loaded.places} />
          <TimeLine
            leadId={lead.id}
            entries={entries}
            lacksConfirmation={
              !lead.heldAt &&
              !messages.some(
                ({ audience, topic }) =>
                  audience === 'visitor' && !BY_BROKERS.some((one) => one === topic),
              )
            }
          />
        </div>
        <div className={`${column} ${todo}`}>
          <StateForm {...{ lead, staff, everyone, carriers, answer }} />
          <Notes leadId={lead.id} notes={notes} nameOf={nameOf} answer={answer} />
          <OtherLeads lead={lead} leads={others} likely={loaded.likely} />
          <DeleteLead lead={lead} />
        </div>
      </div>
      <PhoneBar lead={lead} staff={staff} />
    </StaffFrame>
  )
}

const back = css({
  my: '-12',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
})

/** The way back to the lead's place in the list from which it was opened, as it was searched and filtered. */
function BackToList({ leadId }: { leadId: string }) {
  const list = requestAddress().query.get('list') ?? listOpenedFrom(requestHeaders().get('referer'))
  const href = `${leadsHref(leadsAsked(new URLSearchParams(list)))}#${leadAnchor(leadId)}`
  return (
    <p className={cx(back, notPrinted)}>
      <a href={href}>Back to the list</a>
    </p>
  )
}

const SHOWN_REASON = 500

/** What a lead is and where it stands, on a line. */
function LeadFacts({ lead }: { lead: Lead }) {
  const { status, statusReason, followUpOn, carrier, premium, policyEndsOn } = lead.state
  const { needed_by: neededBy } = lead.amendments.at(-1)?.answers ?? lead.formData
  return (
    <p className={facts}>
      <Badge tone={status === 'new' ? 'ink' : 'land'}>{STATUS_NAMES[status]}</Badge>
      <span>
        {requestName(lead.kind)} {lead.reference}
      </span>
      <span>
        Received <When at={lead.createdAt} />
      </span>
      {neededBy && <span>Needed by {dayInWords(String(neededBy))}</span>}
      {lead.assignedTo && <span>With {lead.assignedTo.name}</span>}
      {followUpOn && <span>Follow up on {dayInWords(followUpOn)}</span>}
      {(carrier || premium) && (
        <span>
          {[visibleLine(carrier, SHOWN_REASON), premium && `${asMoney(premium)} a year`]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
      {policyEndsOn && <span>Present policy ends {dayInWords(policyEndsOn)}</span>}
      {statusReason && <bdi>{visibleLine(statusReason, SHOWN_REASON)}</bdi>}
    </p>
  )
}

/** Where it all stands below each other, the way down is long. */
const onPhones = css({
  display: { base: 'flex', lg: 'none' },
  flexWrap: 'wrap',
  columnGap: '16',
  my: '-12',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
})

const PARTS = [
  ['#answers', 'Answers'],
  ['#application', 'Application'],
  ['#documents', 'Documents'],
  ['#files', 'Files'],
  ['#time-line', 'History'],
  ['#state', 'Status'],
  ['#notes', 'Notes'],
]

/** Links to the parts of a lead's page, on a phone. */
function OnThisPage() {
  return (
    <nav aria-label="On this page" className={`${onPhones} ${notPrinted}`}>
      {PARTS.map(([href, name]) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </nav>
  )
}

/** In two steps: a deleted lead cannot be brought back. */
function DeleteLead({ lead }: { lead: Lead }) {
  const { id, reference, revision, changesByOthers } = lead
  return (
    <details className={notPrinted}>
      <summary className={dangerous}>Delete this lead</summary>
      <form method="post" action={leadAction(id, 'delete')} className={form}>
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="changesByOthers" value={changesByOthers} />
        <p>
          The answers, files, notes and messages are deleted for good. The log keeps the reference{' '}
          {reference} and that you deleted it.
        </p>
        <p>
          <Button type="submit">Delete for good</Button>
        </p>
      </form>
    </details>
  )
}

/** Instead of a lead that was deleted while somebody had it open; what they typed is not lost. */
function GoneLead({ staff, answer }: { staff: StaffMember; answer: LeadAnswer }) {
  return (
    <StaffFrame
      title="This lead was deleted"
      staff={staff}
      flash={{ tone: 'problem', text: answer.problem }}
    >
      {answer.note && (
        <PlainTextArea
          name="note"
          label="What you typed, to copy from"
          defaultValue={answer.note}
          rows={10}
          readOnly
        />
      )}
      <p>
        <ButtonLink href="/admin/leads">To the leads</ButtonLink>
      </p>
    </StaffFrame>
  )
}
