import { type TextVersion, VERSIONS_LISTED } from '../../../db/versions.ts'
import { css } from '../../../styled-system/css'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { surface } from '../../ui/layout.tsx'
import type { Difference } from '../frame/differences.tsx'
import { DifferencesList } from '../frame/differences.tsx'
import { StaffFrame } from '../frame/frame.tsx'
import { empty, facts, line, list } from '../frame/list-look.ts'
import { officeTimeInWords } from '../frame/office-time.ts'
import type { StaffMember } from '../session/session.ts'

const apart = css({ pt: '24' })
const heading = css({ textStyle: 'section' })
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })

/** What a page, a post or a profile has said, newest first. @param props.href Of its editor. */
export function VersionList(props: { versions: TextVersion[]; href: string; none?: string }) {
  const { versions, href, none = 'Nobody has edited this page yet.' } = props
  return (
    <section className={apart} aria-labelledby="versions">
      <h2 id="versions" className={`${heading} ${css({ mb: '16' })}`}>
        Versions
      </h2>
      <div className={surface}>
        {versions.length === 0 ? (
          <p className={empty}>{none}</p>
        ) : (
          <ol className={list}>
            {versions.map((version) => (
              <li key={version.id} className={line}>
                <a href={`${href}/versions/${version.id}`} className={link}>
                  Version {version.number}
                </a>
                <p className={facts}>
                  <span>{versionInWords(version)}</span>
                  <span>{officeTimeInWords(version.madeAt)}</span>
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
      {versions.length === VERSIONS_LISTED && <p>Older versions are not listed.</p>}
    </section>
  )
}

/** A former version beside what is said now, and the button that brings it back. */
export function VersionView(props: {
  staff: StaffMember
  /** What it is a version of. */
  name: string
  version: TextVersion
  differences: Difference[]
  /** Where the form is sent, and what says of what. */
  action: string
  hidden: Record<string, string>
  back: { href: string; label: string }
}) {
  const { staff, name, version, differences, action, back } = props
  const hidden = { ...props.hidden, versionId: version.id }
  return (
    <StaffFrame title={`${name}: version ${version.number}`} staff={staff}>
      <p>
        {versionInWords(version)}, {officeTimeInWords(version.madeAt)}.
      </p>
      <div className={row}>
        {differences.length > 0 && (
          <form method="post" action={action}>
            {Object.entries(hidden).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <Button type="submit" name="go" value="return" tone="action">
              Restore this text
            </Button>
          </form>
        )}
        <ButtonLink href={back.href}>{back.label}</ButtonLink>
      </div>
      <h2 className={heading}>What differs</h2>
      <DifferencesList
        differences={differences}
        names={{ before: `Version ${version.number}`, after: 'Now' }}
      />
    </StaffFrame>
  )
}

/** How a version came to be, as a sentence without its time. */
function versionInWords({ origin, staffEmail }: TextVersion): string {
  if (origin === 'site') return 'Came with the site'
  const who = staffEmail ?? 'somebody'
  if (origin === 'edit') return `Saved by ${who}`
  return origin === 'return' ? `Restored by ${who}` : `Built-in text, returned to by ${who}`
}
