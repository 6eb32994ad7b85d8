import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { css } from '../../styled-system/css'
import { LATER_FILES_DAYS } from '../settings/business.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { notPrinted, surface } from '../ui/layout.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { reminderPath } from './addresses.ts'
import { cardHeading, paper } from './styles.tsx'

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

interface Guide {
  href: string
  label: string
  why: string
}

const BUYING: Guide = {
  href: '/blog/choose-right-boat-insurance',
  label: 'Read how to choose a boat policy',
  why: 'What to look for in a boat policy while you wait for our answer.',
}

const READING: Guide = {
  href: '/the-compass',
  label: 'Read The Compass',
  why: 'Our guides to boats, harbors and policies on the Connecticut shore.',
}

const FIRST_HOUR: Guide = {
  href: '/claims',
  label: 'Read what to do in the first hour',
  why: 'Whom to call, what to photograph and keep, and what not to sign.',
}

const GUIDES: Record<SubmissionKind, Guide> = {
  quote: BUYING,
  call: BUYING,
  contact: READING,
  certificate: READING,
  change: READING,
  claim: FIRST_HOUR,
}

/**
 * What a visitor can do until somebody answers.
 * @param statusPath The page about the request; undefined when this browser may not know it.
 */
export function NextSteps(props: {
  kind: SubmissionKind
  statusPath: string | undefined
  /** Likewise that of its application; undefined also where it has none. */
  applicationPath: string | undefined
  hasDate: boolean
  /** It is about a boat, as far as this browser may know. */
  isOfBoat: boolean
}) {
  const { statusPath, applicationPath } = props
  const guide = props.isOfBoat ? GUIDES[props.kind] : READING
  return (
    <div className={`${surface} ${paper} ${notPrinted}`}>
      {statusPath && (
        <>
          <h2 className={cardHeading}>Follow your request, or add files</h2>
          <p>
            One page shows where your request stands, and you can add files there for{' '}
            {LATER_FILES_DAYS} days. Keep its address: it works on any device.
          </p>
          <div className={buttons}>
            <ButtonLink tone="action" href={statusPath}>
              See where it stands
            </ButtonLink>
            {props.hasDate && (
              <ButtonLink href={reminderPath(statusPath)}>Add it to my calendar</ButtonLink>
            )}
          </div>
        </>
      )}
      {applicationPath && (
        <>
          <h2 className={cardHeading}>Answer what insurers ask next</h2>
          <p>
            None of it is required. Answer what you know, a part at a time, and on any device: each
            answer spares you a question when we call.
          </p>
          <div className={buttons}>
            <ButtonLink href={applicationPath}>Answer more questions</ButtonLink>
          </div>
        </>
      )}
      <h2 className={cardHeading}>While you wait</h2>
      <Picture
        src={{
          avif: '/pictures/lighthouse.avif',
          webp: '/pictures/lighthouse.webp',
          file: '/pictures/lighthouse.webp',
        }}
        alt=""
        width={800}
        height={500}
      />
      <p>{guide.why}</p>
      <div className={buttons}>
        <ButtonLink href={guide.href}>{guide.label}</ButtonLink>
        <ButtonLink href="/">Back to the home page</ButtonLink>
      </div>
    </div>
  )
}
