import type { LeadNote } from '../../../../db/leads/lead-notes.ts'
import { css } from '../../../../styled-system/css'
import { visibleText } from '../../../leads/visible-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainTextArea } from '../../../ui/field/plain-field.tsx'
import { notPrinted, surface } from '../../../ui/layout.tsx'
import { leadAction } from '../addresses.ts'
import { form, heading, quiet, sheet } from '../lead-styles.ts'
import { When } from '../words/when.tsx'
import type { LeadAnswer } from './lead-answer.ts'
import { LEAD_FORM } from './state-form.tsx'
import { MAX_NOTE_CHARACTERS } from './state-values.ts'

const list = css({ display: 'grid', gap: '16' })
const words = css({ whiteSpace: 'pre-wrap' })

/** What staff wrote down about the lead, and a form for more. */
export function Notes(props: {
  leadId: string
  notes: LeadNote[]
  nameOf: (email: string) => string
  answer: LeadAnswer | undefined
}) {
  const { leadId, notes, nameOf, answer } = props
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="notes">
      <h2 id="notes" className={heading}>
        Notes
      </h2>
      {notes.length === 0 && <p className={quiet}>Nobody has written a note yet.</p>}
      {notes.length > 0 && (
        <ul className={list}>
          {notes.map((note) => (
            <li key={note.id} id={`note-${note.id}`}>
              <p className={words} dir="auto">
                {visibleText(note.text)}
              </p>
              <p className={quiet}>
                {nameOf(note.staffEmail)}, <When at={note.createdAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={`${form} ${notPrinted}`}>
        <PlainTextArea
          form={LEAD_FORM}
          name="note"
          label="Add a note"
          hint={`Plain text, up to ${MAX_NOTE_CHARACTERS.toLocaleString('en-US')} characters. Visitors never see it.`}
          defaultValue={answer?.note}
          error={answer?.errors?.note}
          rows={4}
        />
        <p>
          <Button type="submit" form={LEAD_FORM} formAction={leadAction(leadId, 'notes')}>
            Save note
          </Button>
        </p>
      </div>
    </section>
  )
}
