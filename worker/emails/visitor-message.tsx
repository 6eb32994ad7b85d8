import type { Attachment } from '../../db/leads/attachments.ts'
import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { filesInWords } from '../../src/leads/files-in-words.ts'
import type { ShownAnswer } from '../../src/leads/shown-answers.ts'
import { NOTHING_BOUND, RESPONSE_HOURS } from '../../src/settings/business.ts'
import { closingSentence } from '../../src/settings/closings.ts'
import type { Config } from '../../src/settings/config.ts'
import { officeDay } from '../../src/settings/office-day.ts'
import { dayAndHour } from '../../src/settings/office-time.ts'
import { Action, EmailLayout, Fact, Paragraph, Part, Title } from './email-layout.tsx'

export interface VisitorMessageProps {
  site: Config['site']
  kind: SubmissionKind
  reference: string
  /** The page about the request. */
  statusUrl: string
  /** The page of its application, if it has one. */
  applicationUrl: string | undefined
  /** By when a person answers, if the office has hours. */
  replyDeadline: Date | undefined
  /** Until when files can be added on that page. */
  filesUntil: Date
  /** The files that arrived: of their names, which anybody can choose, nothing is said. */
  files: Attachment[]
  /** How many of the chosen files did not arrive. */
  lostFiles: number
  /** How many were infected and have been removed. */
  infectedFiles: number
  /** The request has already been confirmed; this message is only about its files. */
  onlyFiles: boolean
  /** Those in our own words: of what somebody has written, nothing is said either. */
  answers: ShownAnswer[]
}

const RECEIVED: Record<SubmissionKind, string> = {
  quote: 'We have your quote request',
  contact: 'We have your message',
  call: 'We have your request for a call',
  certificate: 'We have your request for a certificate',
  change: 'We have your request to change a policy',
  claim: 'We have your notice of a loss',
}

const NEXT: Record<SubmissionKind, (when: string) => string> = {
  quote: (when) => `An insurance expert will read it and answer ${when}. There is no obligation.`,
  contact: (when) => `An insurance expert will read it and answer ${when}.`,
  call: (when) => `An insurance expert will call you ${when}, unless you asked for a later time.`,
  certificate: (when) =>
    `An insurance expert will read it and answer ${when}, or send the certificate. Your insurer decides whether somebody is added as an additional insured.`,
  change: (when) =>
    `An insurance expert will read it and answer ${when}. Nothing is changed until we confirm it in writing.`,
  claim: (when) =>
    `Your insurer has not been told by this: report the loss to it at once, by the claims line that stands on your policy. An insurance expert will read the notice and call you ${when}.`,
}

const AT_HAND: Record<SubmissionKind, string> = {
  quote:
    'The make, model, year and length of the boat, where it is kept in summer and in winter, and your present policy if there is one. For a house, its address and any elevation certificate.',
  contact: 'Your reference, and your policy number if the message is about a policy.',
  call: 'Your reference, and your policy number if the call is about a policy.',
  certificate: 'Your reference, your policy number, and the letter that says what they ask for.',
  change: 'Your reference and your policy number.',
  claim:
    'Your policy with its number, the insurer’s claim number, photographs of the damage, and receipts.',
}

/**
 * The visitor's message. It contains nothing that they wrote, not even a name: otherwise anyone
 * could make the agency send text of their choice to other people. What they chose, and numbers, it repeats.
 */
export function VisitorMessage(props: VisitorMessageProps) {
  const { site, kind, reference, files, lostFiles, infectedFiles, onlyFiles } = props
  if (onlyFiles) return <FilesMessage {...props} />
  const closed = closingSentence(site.closings, officeDay())
  const now = new Date()
  return (
    <EmailLayout site={site} title={RECEIVED[kind]} preview={`Your reference is ${reference}`}>
      <Title>{RECEIVED[kind]}</Title>
      <Paragraph>
        Your reference is <strong>{reference}</strong>. Have it ready when you call or write.
      </Paragraph>
      <Action href={props.statusUrl}>See where it stands</Action>
      <Part title="What arrived">
        <Paragraph>
          Your answers{files.length > 0 ? `, and ${filesInWords(files)}` : ', and no files'}.
        </Paragraph>
        {props.answers.map(({ name, label, value }) => (
          <Fact key={name} label={label}>
            {value}
          </Fact>
        ))}
        <Paragraph>
          Your name, how to reach you and what you wrote have arrived, too. We do not repeat them in
          email, in case the address is not yours.
        </Paragraph>
        {lostFiles > 0 && <Paragraph>{aboutLostFiles(lostFiles)}</Paragraph>}
        {infectedFiles > 0 && <Paragraph>{aboutInfectedFiles(infectedFiles)}</Paragraph>}
        {props.filesUntil > now && (
          <Paragraph>
            Is a file missing? Until {dayAndHour(props.filesUntil)}, you can add files on the same
            page.
          </Paragraph>
        )}
      </Part>
      <Part title="What happens next">
        <Paragraph>{NEXT[kind](promisedTime(props.replyDeadline, now))}</Paragraph>
        <Paragraph>{NOTHING_BOUND}</Paragraph>
        {closed && <Paragraph>{closed}</Paragraph>}
        <Paragraph>If it cannot wait, call {site.phone}.</Paragraph>
      </Part>
      <Part title="What helps to have ready">
        <Paragraph>{AT_HAND[kind]}</Paragraph>
        {props.applicationUrl && (
          <>
            <Paragraph>
              Insurers ask more than our form. If you like, answer what you know online, a part at a
              time. None of it is required.
            </Paragraph>
            <Action href={props.applicationUrl}>Answer more questions</Action>
          </>
        )}
        <Paragraph>
          If you did not send this to us, someone gave your address by mistake. You do not need to
          do anything.
        </Paragraph>
      </Part>
    </EmailLayout>
  )
}

/** A message that waited, for example with a lead that was held, promises no time that is over. */
function promisedTime(replyDeadline: Date | undefined, now: Date): string {
  if (!replyDeadline) return `within ${RESPONSE_HOURS} hours`
  return replyDeadline > now
    ? `by ${dayAndHour(replyDeadline)} Eastern time`
    : 'as soon as possible'
}

function FilesMessage({ site, reference, infectedFiles, statusUrl }: VisitorMessageProps) {
  const isOne = infectedFiles === 1
  const title = isOne ? 'About a file you sent us' : 'About the files you sent us'
  const preview = `${isOne ? 'It' : 'They'} did not pass our virus scan. Your request is with us.`
  return (
    <EmailLayout site={site} title={title} preview={preview}>
      <Title>{title}</Title>
      <Paragraph>
        Your reference is <strong>{reference}</strong>. Your request is with us, and nothing about
        it has changed.
      </Paragraph>
      <Paragraph>{aboutInfectedFiles(infectedFiles)}</Paragraph>
      <Action href={statusUrl}>See your request</Action>
      <Paragraph>If you have a question, call {site.phone}.</Paragraph>
    </EmailLayout>
  )
}

function aboutInfectedFiles(count: number): string {
  return count === 1
    ? 'One file you chose did not pass our virus scan, so we could not keep it. This can happen even when nobody did anything wrong. If we need it, we will ask you for a new copy.'
    : `${count} files you chose did not pass our virus scan, so we could not keep them. This can happen even when nobody did anything wrong. If we need them, we will ask you for new copies.`
}

function aboutLostFiles(count: number): string {
  return count === 1
    ? 'One file you chose did not reach us. We will ask you for it when we answer.'
    : `${count} files you chose did not reach us. We will ask you for them when we answer.`
}
