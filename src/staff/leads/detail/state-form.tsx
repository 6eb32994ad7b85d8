import { randomUUID } from 'node:crypto'
import type { Lead } from '../../../../db/leads/lead.ts'
import { LEAD_STATUSES, type LeadStatus } from '../../../../db/leads/lead-status.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { requestAddress } from '../../../http/request.ts'
import { isService } from '../../../leads/request-names.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainField, PlainSelect } from '../../../ui/field/plain-field.tsx'
import { forScreenReaders, notPrinted, surface } from '../../../ui/layout.tsx'
import { UnsavedWarning } from '../../frame/unsaved-warning.tsx'
import { leadAction } from '../addresses.ts'
import { mayHaveLeads } from '../assignees.ts'
import { form, heading, opens, row, sheet } from '../lead-styles.ts'
import { STATUS_NAMES } from '../words/lead-names.ts'
import type { LeadAnswer } from './lead-answer.ts'
import { lastFollowUp, overLead, stateMarks } from './state-values.ts'

const POLICY_FIELDS = ['carrier', 'premium', 'quotedOn', 'policyEndsOn'] as const

/** Where the lead stands, when to come back to it, and who has it: one form. */
export function StateForm(props: {
  lead: Lead
  staff: StaffMember
  everyone: StaffMember[]
  /** To choose from. */
  carriers: string[]
  answer: LeadAnswer | undefined
}) {
  const { lead, staff, everyone, carriers, answer } = props
  const errors = answer?.errors ?? {}
  const shown = answer?.state ? overLead(answer.state, lead.state).values : lead.state
  const field = (name: keyof typeof shown) => ({
    form: LEAD_FORM,
    name,
    defaultValue: shown[name],
    error: errors[name],
  })
  // Of a certificate nothing is quoted, won or lost: only what is set already stays to be seen.
  const sells = !isService(lead.kind)
  const isOfSale = (status: LeadStatus) => ['quoted', 'won', 'lost'].includes(status)
  const statuses = LEAD_STATUSES.filter(
    (status) => sells || !isOfSale(status) || status === shown.status,
  )
  const hasPolicy = POLICY_FIELDS.some((name) => shown[name] !== '' || errors[name])
  const isPolicyOpen = ['quoted', 'won'].includes(shown.status) || hasPolicy
  // Whoever has it is named, also when they could not be given it: saving something else takes it from nobody.
  const isOffered = (one: StaffMember) => mayHaveLeads(one) || one.id === lead.state.assignedTo
  return (
    <section className={`${surface} ${sheet} ${notPrinted}`} aria-labelledby="state">
      <h2 id="state" className={heading}>
        Status
      </h2>
      <div className={form}>
        <PlainSelect {...field('status')} label="Status of this lead">
          {statuses.map((value) => (
            <option key={value} value={value}>
              {STATUS_NAMES[value]}
            </option>
          ))}
        </PlainSelect>
        {(sells || shown.statusReason !== '') && (
          <PlainField {...field('statusReason')} label="Why it was won or lost" isOptional />
        )}
        <PlainField
          {...field('followUpOn')}
          type="date"
          label="Follow up on"
          min={officeDay()}
          max={lastFollowUp(officeDay())}
          isOptional
        />
        <PlainSelect {...field('assignedTo')} label="Who has it">
          <option value="">Nobody</option>
          {everyone.filter(isOffered).map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name || email}
            </option>
          ))}
        </PlainSelect>
        {(sells || hasPolicy) && (
          <details open={isPolicyOpen}>
            <summary className={opens}>Carrier, premium, present policy</summary>
            <div className={form}>
              <PlainField
                {...field('carrier')}
                label="Carrier"
                list="carriers"
                autoComplete="off"
                isOptional
              />
              <datalist id="carriers">
                {carriers.map((carrier) => (
                  <option key={carrier} value={carrier} />
                ))}
              </datalist>
              <PlainField
                {...field('premium')}
                label="Premium of a year"
                hint="In dollars, for example 1,240"
                inputMode="numeric"
                autoComplete="off"
                isOptional
              />
              <PlainField {...field('quotedOn')} type="date" label="Quoted or sold on" isOptional />
              <PlainField
                {...field('policyEndsOn')}
                type="date"
                label="Their present policy ends on"
                hint="A lost lead comes back 60 days before."
                isOptional
              />
            </div>
          </details>
        )}
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
