import { randomUUID } from 'node:crypto'
import type { Lead } from '../../../../db/leads/lead.ts'
import { LEAD_STATUSES } from '../../../../db/leads/lead-status.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { requestAddress } from '../../../http/request.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainField, PlainSelect } from '../../../ui/field/plain-field.tsx'
import { forScreenReaders, notPrinted, surface } from '../../../ui/layout.tsx'
import { UnsavedWarning } from '../../frame/unsaved-warning.tsx'
import { leadAction } from '../addresses.ts'
import { mayHaveLeads } from '../assignees.ts'
import { form, heading, row, sheet } from '../lead-styles.ts'
import { STATUS_NAMES } from '../words/lead-names.ts'
import type { LeadAnswer } from './lead-answer.ts'
import { lastFollowUp, overLead, stateMarks } from './state-values.ts'

/** Where the lead stands, when to come back to it, and who has it: one form. */
export function StateForm(props: {
  lead: Lead
  staff: StaffMember
  everyone: StaffMember[]
  answer: LeadAnswer | undefined
}) {
  const { lead, staff, everyone, answer } = props
  const shown = answer?.state ? overLead(answer.state, lead.state).values : lead.state
  const { status, statusReason, followUpOn, assignedTo } = shown
  const errors = answer?.errors ?? {}
  // Whoever has it is named, also when they could not be given it: saving something else takes it from nobody.
  const isOffered = (one: StaffMember) => mayHaveLeads(one) || one.id === lead.state.assignedTo
  return (
    <section className={`${surface} ${sheet} ${notPrinted}`} aria-labelledby="state">
      <h2 id="state" className={heading}>
        Status
      </h2>
      <div className={form}>
        <PlainSelect
          form={LEAD_FORM}
          name="status"
          label="Status of this lead"
          defaultValue={status}
          error={errors.status}
        >
          {LEAD_STATUSES.map((value) => (
            <option key={value} value={value}>
              {STATUS_NAMES[value]}
            </option>
          ))}
        </PlainSelect>
        <PlainField
          form={LEAD_FORM}
          name="statusReason"
          label="Why it was won or lost"
          defaultValue={statusReason}
          error={errors.statusReason}
          isOptional
        />
        <PlainField
          form={LEAD_FORM}
          name="followUpOn"
          type="date"
          label="Follow up on"
          defaultValue={followUpOn}
          min={officeDay()}
          max={lastFollowUp(officeDay())}
          error={errors.followUpOn}
          isOptional
        />
        <PlainSelect
          form={LEAD_FORM}
          name="assignedTo"
          label="Who has it"
          defaultValue={assignedTo}
          error={errors.assignedTo}
        >
          <option value="">Nobody</option>
          {everyone.filter(isOffered).map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name || email}
            </option>
          ))}
        </PlainSelect>
        <p className={row}>
          <Button type="submit" form={LEAD_FORM} name="go" value="save">
            Save
          </Button>
          {lead.state.assignedTo !== staff.id && (
            <Button type="submit" form={LEAD_FORM} name="go" value="take">
              Take it
            </Button>
          )}
        </p>
      </div>
    </section>
  )
}

/** The form that whatever is typed on the page of a lead belongs to: what one button leaves unsaved comes back. */
export const LEAD_FORM = 'lead'

/** That form, with what is not typed in it. */
export function LeadForm({ lead, answer }: { lead: Lead; answer: LeadAnswer | undefined }) {
  return (
    <>
      <form
        id={LEAD_FORM}
        method="post"
        action={leadAction(lead.id, 'state')}
        className={forScreenReaders}
        noValidate
      >
        {/* First of all buttons, so that Enter in a field presses this one. */}
        <button type="submit" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <input type="hidden" name="list" value={requestAddress().query.get('list') ?? ''} />
        <input type="hidden" name="revision" value={lead.revision} />
        <input type="hidden" name="before" value={stateMarks(lead.state)} />
        <input type="hidden" name="noteKey" defaultValue={answer?.noteKey ?? randomUUID()} />
        <input type="hidden" name="press" defaultValue={randomUUID()} />
      </form>
      <UnsavedWarning
        form={LEAD_FORM}
        isUnsaved={answer?.state !== undefined || answer?.note !== undefined}
      />
    </>
  )
}
