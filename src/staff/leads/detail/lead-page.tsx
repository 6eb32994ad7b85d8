import { css } from '../../../../styled-system/css'
import { notFound, requestHeaders } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { StaffFrame } from '../../frame/frame.tsx'
import { flashOf } from '../../session/flash.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { FileList } from '../files/file-list.tsx'
import { Answers } from './answers.tsx'
import { BackToList } from './back-to-list.tsx'
import { OthersChanges } from './conflicting-changes.tsx'
import { ContactCard } from './contact-card.tsx'
import { DeleteLead } from './delete-lead.tsx'
import { DeletedLead } from './deleted-lead.tsx'
import { GoneLead } from './gone.tsx'
import { HeldLead } from './held-lead.tsx'
import { leadBeingAnswered } from './lead-answer.ts'
import { LeadFacts } from './lead-facts.tsx'
import { LeadForm } from './lead-form.tsx'
import { loadDeleted } from './load-deleted.ts'
import { loadLead } from './load-lead.ts'
import { leadName } from './names.ts'
import { Notes } from './notes.tsx'
import { OnThisPage } from './on-this-page.tsx'
import { OtherLeads } from './other-leads.tsx'
import { Source } from './source.tsx'
import { StateForm } from './state-form.tsx'
import { TimeLine } from './time-line.tsx'
import { timeLineEntries } from './time-line-entries.ts'
import { WhoHasIt } from './who-has-it.tsx'

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
  const isOpening = !answer && !flashOf(requestHeaders())
  const loaded = await loadLead(services().db, id, staff, isOpening)
  if (!loaded) {
    const gone = (await loadDeleted(services().db, id)) ?? notFound()
    return <DeletedLead {...gone} staff={staff} />
  }
  const { lead, versions, files, messages, notes, events, others, everyone, names } = loaded
  const { nameOf } = names
  const entries = timeLineEntries(lead, { messages, files, notes, events }, names)
  const flash = answer && {
    tone: answer.success ? ('success' as const) : ('problem' as const),
    text: answer.success ?? answer.problem,
    errors: answer.errors,
  }
  return (
    <StaffFrame title={leadName(lead)} staff={staff} flash={flash}>
      <BackToList leadId={lead.id} />
      <LeadFacts lead={lead} />
      <LeadForm lead={lead} answer={answer} />
      <OnThisPage />
      {lead.heldAt && <HeldLead leadId={lead.id} reasons={lead.heldReasons} />}
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
          <FileList files={files} lost={lead.lostFiles} />
          <Source source={lead.source} places={loaded.places} />
          <TimeLine
            leadId={lead.id}
            entries={entries}
            lacksConfirmation={
              !lead.heldAt && !messages.some(({ audience }) => audience === 'visitor')
            }
          />
        </div>
        <div className={`${column} ${todo}`}>
          <StateForm lead={lead} staff={staff} everyone={everyone} answer={answer} />
          <Notes leadId={lead.id} notes={notes} nameOf={nameOf} answer={answer} />
          <OtherLeads leadId={lead.id} leads={others} />
          <DeleteLead lead={lead} />
        </div>
      </div>
    </StaffFrame>
  )
}
