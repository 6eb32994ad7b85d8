import type { Attachment } from '../../db/leads/attachments.ts'
import type { LeadDocument } from '../../db/leads/documents.ts'
import { css } from '../../styled-system/css'
import { filesInWords } from '../leads/files-in-words.ts'
import { LATER_FILES_DAYS, MAX_LATER_ATTACHMENTS } from '../settings/business.ts'
import { dayAndHour } from '../settings/office-time.ts'
import { notPrinted, surface } from '../ui/layout.tsx'
import { HelpByPhone } from './call-us.tsx'
import { filesUntil } from './files-until.ts'
import { DOCUMENT_FIELD } from './handle-files.ts'
import { LaterFilesForm } from './later-files-form.tsx'
import type { RequestStatus } from './load-status.ts'
import type { RerenderedFiles } from './rerendered-files.ts'
import { cardHeading, paper } from './styles.tsx'

const more = css({ display: 'grid', gap: '16' })

/** What has arrived of a request's files, by what they are and not by name, and the way to add more. */
export function RequestFiles(props: {
  status: RequestStatus
  answer: RerenderedFiles | undefined
}) {
  const { status, answer } = props
  const { request, files } = status
  const form = `later-files-${request.reference}`
  const latest = files.findLast(({ addedAt }) => addedAt !== null)?.addedAt
  return (
    <section
      id="files"
      className={`${surface} ${paper}`}
      aria-labelledby="files-heading"
      data-forget={latest ? form : undefined}
      data-reference={latest}
    >
      <h2 id="files-heading" className={cardHeading}>
        Files
      </h2>
      <Arrived status={status} />
      <SentDocuments documents={status.documents} />
      {status.whyNoFiles ? (
        <NoMoreFiles why={status.whyNoFiles} />
      ) : (
        <MoreFiles {...{ status, answer, form, latest }} />
      )}
    </section>
  )
}

function Arrived({ status: { request, files } }: { status: RequestStatus }) {
  const here = files.filter(({ state }) => state !== 'infected' && state !== 'lost')
  const infected = files.filter(({ state }) => state === 'infected').length
  const missing = request.lostFiles.length + files.length - here.length - infected
  const later = Map.groupBy(here, ({ addedAt }) => addedAt ?? '')
  const first = later.get('') ?? []
  later.delete('')
  return (
    <>
      <p>
        {first.length > 0
          ? `With your request we have ${filesInWords(first)}.`
          : 'No files came with your request.'}
      </p>
      {[...later].map(([at, added]) => (
        <p key={at}>
          Added {dayAndHour(at)}: {filesInWords(added)}.
        </p>
      ))}
      {missing > 0 && <p>{missing === 1 ? 'One file' : `${missing} files`} did not reach us.</p>}
      {infected > 0 && (
        <p>
          {infected === 1 ? 'One file' : `${infected} files`} did not pass our virus scan, so we
          could not keep {infected === 1 ? 'it' : 'them'}.
        </p>
      )}
    </>
  )
}

function MoreFiles(props: {
  status: RequestStatus
  answer: RerenderedFiles | undefined
  form: string
  latest: string | null | undefined
}) {
  const { request, files, documents, usualDocuments, path } = props.status
  const asked = documents.filter(isStillAsked)
  const others = usualDocuments.filter((name) => !asked.some((one) => one.name === name))
  const problems = props.answer?.problems ?? []
  const room = MAX_LATER_ATTACHMENTS - files.filter(isAddedSince(request.askedAt)).length
  if (room <= 0) {
    return (
      <>
        <p>
          You have added {MAX_LATER_ATTACHMENTS} files, which is the most that this page accepts.
        </p>
        <HelpByPhone />
      </>
    )
  }
  return (
    <div className={`${more} ${notPrinted}`}>
      <p>
        {asked.length > 0 ? 'We asked you for what follows.' : 'Something missing?'} Until{' '}
        {dayAndHour(filesUntil(request))}, you can add{' '}
        {room === 1 ? 'one more file' : `up to ${room} files`} here.
      </p>
      <LaterFilesForm
        action={path}
        form={props.form}
        latest={props.latest ?? undefined}
        problems={problems.filter(({ filename, field }) => filename !== '' && !field)}
        documents={asked.map(({ id, name, state, isRefused }) => ({
          id,
          field: DOCUMENT_FIELD + id,
          name,
          isUnavailable: state === 'unavailable',
          isRefused,
          problems: problems.filter(({ field }) => field === DOCUMENT_FIELD + id),
        }))}
        names={others}
      />
    </div>
  )
}

function NoMoreFiles({ why }: { why: 'closed' | 'too late' }) {
  return (
    <>
      <p>
        {why === 'closed'
          ? 'Your request is closed, so no more files can be added here.'
          : `Files could be added here for ${LATER_FILES_DAYS} days, and that time is over.`}
      </p>
      <HelpByPhone />
    </>
  )
}

/** What came under a name, or was asked for and came another way. */
function SentDocuments({ documents }: { documents: LeadDocument[] }) {
  const sent = documents.filter(({ state }) => state === 'received')
  if (sent.length === 0) return null
  return (
    <ul>
      {sent.map(({ id, name, receivedAt }) => (
        <li key={id}>
          {name}: received on {dayAndHour(receivedAt ?? '')}
        </li>
      ))}
    </ul>
  )
}

function isStillAsked({ state, asked }: LeadDocument): boolean {
  return asked !== undefined && (state === 'missing' || state === 'unavailable')
}

/** Those that count toward the most that can be added, which begins anew when staff ask for documents. */
function isAddedSince(askedAt: string | undefined): (file: Attachment) => boolean {
  return ({ addedAt }) => addedAt !== null && addedAt >= (askedAt ?? '')
}
