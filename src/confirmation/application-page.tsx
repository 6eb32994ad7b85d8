import type { LeadDocument } from '../../db/leads/documents.ts'
import { css } from '../../styled-system/css'
import { progressInWords, type SectionState } from '../application/state.ts'
import { dayAndHour } from '../settings/office-time.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { AboutRequest } from './about-request.tsx'
import { ApplicationSection } from './application-section.tsx'
import { CallUs } from './call-us.tsx'
import type { UnsavedSection } from './handle-application.ts'
import type { LoadedApplication } from './load-application.ts'
import { cardHeading, quiet } from './styles.tsx'

const HEADING = 'Your application'
const DESCRIPTION = 'What an insurer asks before it names a price, answered at your leisure.'

const list = css({ display: 'grid', gap: '8' })

/**
 * What an insurer asks beyond a request: an overview, or one section of it.
 * @param part The section in the address, if there is one.
 * @param saved The section that was saved just now.
 * @param unsaved What was typed, when it could not be saved.
 */
export function ApplicationPage(props: {
  application: LoadedApplication
  part: string | null
  saved: string | null
  unsaved: UnsavedSection | undefined
}) {
  const { application, part, saved } = props
  const { sections } = application.state
  // What was typed into one that was closed meanwhile is shown once more.
  const shown =
    application.isClosed && !props.unsaved
      ? undefined
      : sections.find(({ section }) => section.id === part)
  const justSaved = sections.find(({ section }) => section.id === saved)
  return (
    <AboutRequest
      heading={HEADING}
      description={DESCRIPTION}
      problems={
        shown && !props.unsaved && shown.asked.some(hasProblem) ? (
          <Problems state={shown} />
        ) : undefined
      }
    >
      {justSaved && <Saved state={justSaved} application={application} />}
      {shown ? (
        <ApplicationSection state={shown} application={application} unsaved={props.unsaved} />
      ) : (
        <Overview application={application} />
      )}
    </AboutRequest>
  )
}

function hasProblem({ problem }: { problem: string | undefined }): boolean {
  return problem !== undefined
}

/** What of a saved section was not understood, each with a link to its field. */
function Problems({ state }: { state: SectionState }) {
  return (
    <div id="problems" role="alert" tabIndex={-1}>
      <Notice tone="problem">
        <h2>Saved, and there is a problem</h2>
        <ul>
          {state.asked.filter(hasProblem).map(({ name, question, problem }) => (
            <li key={name}>
              <a href={`#${name}`}>
                {question.label}: {problem}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/**
 * That a section is saved, and what its hull identification number says. The copy of it that this browser has is then
 * deleted.
 */
function Saved(props: { state: SectionState; application: LoadedApplication }) {
  const { section, asked } = props.state
  const { request, savedAt, state, path } = props.application
  const hull = asked.find(({ question, words }) => question.input === 'hin' && words)
  return (
    <div
      id="saved"
      role="status"
      data-forget={`application-${request.reference}-${section.id}`}
      data-reference={savedAt}
    >
      <Notice tone="success">
        <p>
          “{section.title}” is saved: {progressInWords(state)}.
        </p>
        {hull && (
          <p>
            The hull identification number reads {hull.words} Right? Otherwise{' '}
            <a href={`${partPath(path, props.state)}#${hull.name}`}>correct it</a>.
          </p>
        )}
      </Notice>
    </div>
  )
}

function Overview({ application }: { application: LoadedApplication }) {
  const { state, request, savedAt, isClosed, path, statusPath } = application
  const next = state.sections.find(({ answered, asked }) => answered < asked.length)
  return (
    <>
      <p>
        For request {request.reference}: what insurers ask before they name a price. None of it is
        required. Answer what you know, a section at a time, on any device; each answer spares you a
        question on the phone.
      </p>
      <p>
        <strong>{progressInWords(state)}</strong>
        {savedAt && ` (last saved ${dayAndHour(savedAt)})`}. Your broker sees what is saved at once.
      </p>
      {isClosed ? (
        <p>Your request is closed, so no more answers can be saved here.</p>
      ) : (
        <>
          {next && (
            <p>
              <ButtonLink tone="action" href={partPath(path, next)}>
                {savedAt ? 'Go on' : 'Begin'} with “{next.section.title}”
              </ButtonLink>
            </p>
          )}
          <h2 className={cardHeading}>Sections</h2>
          <ul className={list}>
            {state.sections.map((one) => (
              <li key={one.section.id}>
                <a href={partPath(path, one)}>{one.section.title}</a>
                <p className={quiet}>
                  {progressInWords({ answered: one.answered, asked: one.asked.length })}
                  {one.asked.some(hasProblem) && ', one or more need another look'}
                </p>
              </li>
            ))}
          </ul>
          <Papers application={application} />
        </>
      )}
      <p className={quiet}>
        Whoever has this link can read and change these answers, so pass it on only to people you
        trust. Leave out Social Security, card and bank numbers and dates of birth: none is needed
        here. The <a href="/privacy-policy#what-you-tell-us">privacy policy</a> says how the answers
        are kept.
      </p>
      <p>
        <a href={statusPath}>See where your request stands</a>
      </p>
      <CallUs />
    </>
  )
}

/** The photographs and papers of such a request by name, with what has come. */
function Papers({ application }: { application: LoadedApplication }) {
  const { documents, usualDocuments, statusPath } = application
  const known = new Map(documents.map((document) => [document.name, document]))
  const names = [...new Set([...known.keys(), ...usualDocuments])]
  if (names.length === 0) return null
  return (
    <>
      <h2 className={cardHeading}>Photographs and papers</h2>
      <p>
        Insurers often want to see these.{' '}
        <a href={`${statusPath}#files`}>Send what you have as files</a>, under these names.
      </p>
      <ul className={list}>
        {names.map((name) => (
          <li key={name}>
            {name}
            <p className={quiet}>{paperInWords(known.get(name))}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function paperInWords(document: LeadDocument | undefined): string {
  if (document?.state === 'received') return `Received on ${dayAndHour(document.receivedAt ?? '')}`
  if (document?.state === 'unavailable') return 'You do not have this'
  return document?.asked ? 'We asked you for this' : 'Not here yet'
}

function partPath(path: string, { section }: SectionState): string {
  return `${path}&part=${section.id}`
}
