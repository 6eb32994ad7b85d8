import { type TextVersion, VERSIONS_LISTED } from '../../../../db/texts/text-versions.ts'
import { css } from '../../../../styled-system/css'
import { surface } from '../../../ui/layout.tsx'
import { empty, facts, line, list } from '../../frame/list-look.ts'
import { officeTimeInWords } from '../../frame/office-time.ts'
import { versionInWords } from './version-words.ts'

const apart = css({ pt: '24' })
const heading = css({ textStyle: 'section', mb: '16' })
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

/** What a page has said, newest first. */
export function VersionList(props: { versions: TextVersion[]; href: string }) {
  const { versions, href } = props
  return (
    <section className={apart} aria-labelledby="versions">
      <h2 id="versions" className={heading}>
        Versions
      </h2>
      <div className={surface}>
        {versions.length === 0 ? (
          <p className={empty}>Nobody has edited this page yet.</p>
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
