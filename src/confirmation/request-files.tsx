import type { Attachment } from '../../db/leads/attachments.ts'
import { css } from '../../styled-system/css'
import { filesInWords } from '../leads/files-in-words.ts'
import { LATER_FILES_DAYS, MAX_LATER_ATTACHMENTS } from '../settings/business.ts'
import { dayAndHour } from '../settings/day-and-hour.ts'
import { notPrinted, surface } from '../ui/layout.tsx'
import { HelpByPhone } from './call-us.tsx'
import { filesUntil } from './files-until.ts'
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
      {status.whyNoFiles ? (
        <NoMoreFiles why={status.whyNoFiles} />
      ) : (
        <MoreFiles status={status} answer={answer} form={form} />
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
}) {
  const { request, files, path } = props.status
  const room = MAX_LATER_ATTACHMENTS - files.filter(isAddedLater).length
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
        Something missing? Until {dayAndHour(filesUntil(request.createdAt))}, you can add{' '}
        {room === 1 ? 'one more file' : `up to ${room} files`} here.
      </p>
      <LaterFilesForm
        action={path}
        form={props.form}
        problems={(props.answer?.problems ?? []).filter(({ filename }) => filename !== '')}
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

function isAddedLater({ addedAt }: Attachment): boolean {
  return addedAt !== null
}
