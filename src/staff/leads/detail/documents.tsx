import { randomUUID } from 'node:crypto'
import type { LeadFile } from '../../../../db/leads/attachments.ts'
import type { LeadDocument } from '../../../../db/leads/documents.ts'
import type { Lead } from '../../../../db/leads/lead.ts'
import { CLOSED_STATUSES } from '../../../../db/leads/lead-status.ts'
import { css } from '../../../../styled-system/css'
import { documentInWords } from '../../../leads/documents-message.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { config } from '../../../settings/config.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorId, message } from '../../../ui/field/field-look.ts'
import { PlainField, PlainTextArea } from '../../../ui/field/plain-field.tsx'
import { notPrinted, surface } from '../../../ui/layout.tsx'
import { fileHref, leadAction } from '../addresses.ts'
import { fileName } from '../files/file-words.ts'
import { form, heading, opens, quiet, row, sheet } from '../lead-styles.ts'
import { ASKED_FIELD } from './handle-documents.ts'
import type { LeadAnswer } from './lead-answer.ts'
import { mayReplyHere } from './reply-form.tsx'
import { LEAD_FORM } from './state-form.tsx'

const SHOWN_NAME = 60
const list = css({ display: 'grid', gap: '12' })
const name = css({ fontWeight: '600' })
const choices = css({ border: 'none', p: '0', m: '0', minWidth: '0' })
const choice = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'target',
  gap: '12',
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    accentColor: 'token(colors.ink)',
  },
})

interface DocumentsProps {
  lead: Lead
  documents: LeadDocument[]
  /** What staff usually ask for in such a lead. */
  usual: readonly string[]
  files: LeadFile[]
  nameOf: (email: string) => string
  answer: LeadAnswer | undefined
}

/** The papers and photographs of a lead: what came, what is missing, and the way to ask for more. */
export function Documents(props: DocumentsProps) {
  const { lead, documents } = props
  const missing = documents.filter(({ state }) => state === 'missing').length
  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="documents">
      <h2 id="documents" className={heading}>
        Documents
      </h2>
      <p className={quiet}>
        {documents.length === 0
          ? 'Nothing was asked for, and nothing came under a name.'
          : missing === 0
            ? 'Nothing is missing.'
            : `${missing} ${missing === 1 ? 'is' : 'are'} missing.`}
      </p>
      {documents.length > 0 && (
        <ul className={list}>
          {documents.map((document) => (
            <DocumentLine key={document.id} {...props} document={document} />
          ))}
        </ul>
      )}
      {CLOSED_STATUSES.some((status) => status === lead.state.status) ? (
        <p className={quiet}>The lead is closed, so nothing can be asked for.</p>
      ) : mayReplyHere(lead) ? (
        <AskForm {...props} />
      ) : (
        config().smtpUrl === undefined && (
          <p className={quiet}>To ask for documents from here, the site needs a mail server.</p>
        )
      )}
    </section>
  )
}

function DocumentLine(props: DocumentsProps & { document: LeadDocument }) {
  const { lead, document, files, nameOf } = props
  const { id, state, receivedBy, asked } = document
  const own = files.filter((file) => document.fileIds.includes(file.id))
  const button = {
    type: 'submit',
    form: LEAD_FORM,
    formAction: leadAction(lead.id, 'document'),
    tone: 'bare',
    value: id,
  } as const
  const shown = visibleLine(document.name, SHOWN_NAME)
  return (
    <li>
      <p className={name}>
        {/* For whoever sees no colors and no sign. */}
        <span aria-hidden="true">{state === 'received' ? '✓ ' : ''}</span>
        <bdi>{shown}</bdi>
      </p>
      <p className={quiet}>
        {documentInWords(document)}
        {receivedBy && `, ticked by ${nameOf(receivedBy)}`}
        {state === 'missing' && asked && ` by ${asked.by}`}
      </p>
      {own.length > 0 && (
        <p className={quiet}>
          {own.map((file, number) => (
            <span key={file.id}>
              {number > 0 && ', '}
              <a href={fileHref(lead.id, file.id)}>{fileName(file)}</a>
            </span>
          ))}
        </p>
      )}
      <p className={`${row} ${notPrinted}`}>
        {(state === 'missing' || state === 'unavailable') && (
          <>
            <Button {...button} name="received" aria-label={`It came another way: ${shown}`}>
              It came another way
            </Button>
            <Button {...button} name="withdrawn" aria-label={`Withdraw: ${shown}`}>
              Withdraw
            </Button>
          </>
        )}
        {(receivedBy || state === 'withdrawn') && (
          <Button {...button} name="missing" aria-label={`It is missing after all: ${shown}`}>
            It is missing after all
          </Button>
        )}
      </p>
    </li>
  )
}

function AskForm({ lead, documents, usual, answer }: DocumentsProps) {
  const { asking, errors = {} } = answer ?? {}
  const latest = documents
    .flatMap(({ asked }) => asked ?? [])
    .reduce((last, one) => (one.at > last.at ? one : last), { at: '', id: '' })
  const known = new Map(documents.map((document) => [document.name, document]))
  const names = [...new Set([...usual, ...known.keys()])]
  const hidden = { form: LEAD_FORM, type: 'hidden' } as const
  return (
    <details className={notPrinted} open={asking !== undefined}>
      <summary className={opens}>Ask for documents</summary>
      <input {...hidden} name="askedKey" defaultValue={asking?.key ?? randomUUID()} />
      <input {...hidden} name="askedSeen" value={latest.id} />
      <div className={form}>
        <fieldset className={choices} aria-describedby={errors.asked && errorId('asked')}>
          <legend className={quiet}>What is missing</legend>
          {names.map((one, number) => {
            const document = known.get(one)
            return (
              <label key={one} className={choice}>
                <input
                  // The first can be reached from the list of what is wrong.
                  id={number === 0 ? 'asked' : undefined}
                  form={LEAD_FORM}
                  type="checkbox"
                  name={`${ASKED_FIELD}${number}`}
                  value={one}
                  defaultChecked={asking?.names.includes(one)}
                />
                <span>
                  {visibleLine(one, SHOWN_NAME)}
                  {document && <span className={quiet}> ({documentInWords(document)})</span>}
                </span>
              </label>
            )
          })}
          {errors.asked && (
            <span id={errorId('asked')} className={message}>
              {errors.asked}
            </span>
          )}
        </fieldset>
        <PlainField
          form={LEAD_FORM}
          name="askedOther"
          label="Something else"
          defaultValue={asking?.other}
          error={errors.askedOther}
          autoComplete="off"
          isOptional
        />
        <PlainTextArea
          form={LEAD_FORM}
          name="askedWords"
          label="In your own words"
          hint="In place of “To go on with your request, we need from you:”. The list and a button to their page come below it."
          defaultValue={asking?.words}
          error={errors.askedWords}
          rows={3}
          isOptional
        />
        <p className={row}>
          <Button
            type="submit"
            form={LEAD_FORM}
            formAction={leadAction(lead.id, 'ask')}
            tone="action"
          >
            Send the message
          </Button>
          <a href="/admin/settings/documents">Change the list</a>
        </p>
      </div>
    </details>
  )
}
