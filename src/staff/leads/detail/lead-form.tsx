import { randomUUID } from 'node:crypto'
import type { Lead } from '../../../../db/leads/lead.ts'
import { requestAddress } from '../../../http/request.ts'
import { forScreenReaders } from '../../../ui/layout.tsx'
import { UnsavedWarning } from '../../frame/unsaved-warning.tsx'
import { leadAction } from '../addresses.ts'
import type { LeadAnswer } from './lead-answer.ts'
import { stateMarks } from './state-values.ts'

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
