import type { Attachment, AttachmentState } from '../../db/leads/attachments.ts'
import type { LeadDocument } from '../../db/leads/documents.ts'
import type { LeadIncoming } from '../../db/leads/incoming.ts'
import type { Submission, SubmissionSource } from '../../db/leads/submissions.ts'
import type { LeadTopic } from '../../db/schema/index.ts'
import { documentInWords } from '../../src/leads/documents-message.ts'
import { requestName } from '../../src/leads/request-names.ts'
import type { ShownAnswer } from '../../src/leads/shown-answers.ts'
import { visibleLine, visibleText } from '../../src/leads/visible-text.ts'
import { OFFICE_TIME_ZONE } from '../../src/settings/business.ts'
import type { Config } from '../../src/settings/config.ts'
import { formatMegabytes } from '../../src/settings/format-megabytes.ts'
import { Action, EmailLayout, Fact, Paragraph, Part, Title } from './email-layout.tsx'

const SHOWN_FILENAME = 120
/** The rest is on the page of the lead. */
const SHOWN_OF_ANSWER = 10_000

export interface AgencyMessageProps {
  site: Config['site']
  siteUrl: string
  submission: Submission
  /** Why the message is sent. */
  topic: LeadTopic
  /** Why those get it who do. */
  notes: string[]
  answers: ShownAnswer[]
  attachments: Attachment[]
  documents: LeadDocument[]
  /** The answer that the message is about. */
  incoming?: LeadIncoming | undefined
}

/** The agency's message: everything a broker needs to call back, and a link to the lead. */
export function AgencyMessage(props: AgencyMessageProps) {
  const { site, siteUrl, submission, topic, notes, answers, attachments, documents, incoming } =
    props
  const { reference, kind, lostFiles, source } = submission
  const title = `${requestName(kind)} ${reference}`
  return (
    <EmailLayout
      site={site}
      title={title}
      preview={`Received ${fullOfficeTime(submission.createdAt)}`}
    >
      <Title>
        {requestName(kind)} <span style={{ whiteSpace: 'nowrap' }}>{reference}</span>
      </Title>
      <Paragraph>
        Received {fullOfficeTime(submission.createdAt)}. A reply to this message goes to the
        visitor.
      </Paragraph>
      {NEWS[topic] && <Paragraph>{NEWS[topic]}</Paragraph>}
      {notes.map((note) => (
        <Paragraph key={note}>{note}</Paragraph>
      ))}
      <Action href={`${siteUrl}/admin/leads/${submission.id}`}>Open this lead</Action>
      {incoming && (
        <Part title="Their answer">
          {incoming.isForeign && (
            <Paragraph>
              It came from another address: {visibleLine(incoming.fromAddress, SHOWN_FILENAME)}
            </Paragraph>
          )}
          <Paragraph>
            <span style={{ whiteSpace: 'pre-line' }}>
              {visibleText(incoming.text.slice(0, SHOWN_OF_ANSWER)) || 'It has no text.'}
            </span>
          </Paragraph>
        </Part>
      )}
      <Part title="Answers">
        {answers.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Part>
      {documents.length > 0 && (
        <Part title="Documents">
          {documents.map((document) => (
            <Fact key={document.id} label={visibleLine(document.name, SHOWN_FILENAME)}>
              {documentInWords(document)}
            </Fact>
          ))}
        </Part>
      )}
      <Part title="Files">
        <Files attachments={attachments} lostFiles={lostFiles} />
      </Part>
      <Part title="Where the visitor came from">
        <Source source={source} />
      </Part>
    </EmailLayout>
  )
}

const NEWS: Record<LeadTopic, string> = {
  submission: '',
  amendment:
    'The visitor sent the form again with other answers. These are the new ones; the first message has the old ones.',
  'infected-file':
    'The virus scan found an infected file among those that came with this lead. It has been removed; see Files below. The rest of the lead has not changed.',
  application:
    'The visitor has answered questions of insurers; see Application on the page of the lead. If more answers come today, no further message says so.',
  incoming:
    'The visitor has answered by email; see Their answer below. It is on the page of the lead, too.',
  documents:
    'There is news of the documents that the visitor was asked for; see Documents below for what has come, what is missing, and what the visitor does not have.',
  'later-files':
    'The visitor added files to this lead after sending it; see Files below. The answers have not changed.',
  reply: '',
  certificate: '',
  'certificate-copy': '',
}

const STATES: Record<AttachmentState, string> = {
  'not scanned': 'not scanned',
  'being checked': 'being checked for viruses',
  clean: 'clean',
  infected: 'infected, and removed',
  'could not be scanned': 'could not be scanned',
  lost: 'missing from the file store',
}

function Files({
  attachments,
  lostFiles,
}: Pick<AgencyMessageProps, 'attachments'> & Pick<Submission, 'lostFiles'>) {
  if (attachments.length + lostFiles.length === 0) return <Paragraph>No files.</Paragraph>
  return (
    <>
      {attachments.map((file) => (
        <Fact key={file.id} label={visibleLine(file.filename, SHOWN_FILENAME)}>
          {aboutFile(file)}
        </Fact>
      ))}
      {lostFiles.map((name, number) => (
        <Fact key={`lost ${number}`} label={visibleLine(name, SHOWN_FILENAME)}>
          chosen by the visitor but did not arrive
        </Fact>
      ))}
      {attachments.length > 0 && (
        <Paragraph>Files are not sent by email. They are stored with the lead.</Paragraph>
      )}
    </>
  )
}

function Source({ source }: { source: SubmissionSource | null }) {
  if (!source) return <Paragraph>Not known.</Paragraph>
  const facts = {
    Page: source.path,
    Town: source.town,
    Product: source.product,
    'Came from': source.referrer,
    'First campaign': source.firstCampaign,
    'Last campaign': source.lastCampaign,
  }
  return Object.entries(facts).map(
    ([label, fact]) =>
      fact && (
        <Fact key={label} label={label}>
          {visibleText(fact)}
        </Fact>
      ),
  )
}

function aboutFile({ sizeBytes, state, passwordProtected, addedAt }: Attachment): string {
  return [
    formatMegabytes(sizeBytes),
    STATES[state],
    passwordProtected && 'password-protected',
    addedAt && `added later, on ${fullOfficeTime(addedAt)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Saturday, November 21, 2026 at 10:15 AM EST */
function fullOfficeTime(timestamp: string): string {
  const instant = new Date(timestamp)
  return `${fullDay.format(instant)} at ${timeOfDay.format(instant)}`
}

// To make one of these takes longer than to write the rest of a message.
const timeZone = OFFICE_TIME_ZONE
const fullDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone })
const timeOfDay = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone,
})
