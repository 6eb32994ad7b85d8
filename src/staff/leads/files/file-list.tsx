import type { LeadFile } from '../../../../db/leads/attachments.ts'
import type { LeadDocument } from '../../../../db/leads/documents.ts'
import { css } from '../../../../styled-system/css'
import { visibleLine } from '../../../leads/visible-text.ts'
import { formatMegabytes } from '../../../settings/format-megabytes.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { notPrinted, surface } from '../../../ui/layout.tsx'
import { allFilesAddress, fileAddress, fileHref } from '../addresses.ts'
import { heading, quiet, sheet } from '../lead-styles.ts'
import { momentInWords } from '../words/when.tsx'
import { fileName, previewInWords, scanInWords, verdictInWords } from './file-words.ts'
import { hasPicture, mayOpen } from './may-open.ts'

const SHOWN_NAME = 120
const list = css({ display: 'grid', gap: '16' })
const line = css({ display: 'flex', flexWrap: 'wrap', gap: '16', alignItems: 'center' })
const picture = css({
  width: '10rem',
  height: '7.5rem',
  objectFit: 'contain',
  bg: 'selected',
  borderRadius: 'card',
})
const about = css({ flex: '1 1 12rem', minWidth: '0', overflowWrap: 'anywhere' })
const name = css({ fontWeight: '600' })

/** The files that came with a lead, and those that did not arrive. */
export function FileList(props: { files: LeadFile[]; documents: LeadDocument[]; lost: string[] }) {
  const { files, documents, lost } = props
  const namesOf = ({ id }: LeadFile) =>
    documents.filter(({ fileIds }) => fileIds.includes(id)).map((one) => one.name)

  return (
    <section className={`${surface} ${sheet}`} aria-labelledby="files">
      <h2 id="files" className={heading}>
        Files
      </h2>
      {files.length + lost.length === 0 && <p className={quiet}>No files came with it.</p>}
      <ul className={list}>
        {files.map((file) => (
          <li key={file.id} className={line}>
            {hasPicture(file) && (
              <a href={fileHref(file.leadId, file.id)} aria-label={`Look at ${fileName(file)}`}>
                <img
                  src={`${fileAddress(file.id)}/thumbnail`}
                  alt=""
                  width={160}
                  height={120}
                  loading="lazy"
                  decoding="async"
                  className={picture}
                />
              </a>
            )}
            <div className={about}>
              <p className={name}>
                <bdi>{fileName(file)}</bdi>
              </p>
              <p className={quiet}>
                {[
                  ...namesOf(file).map((name) => visibleLine(name, SHOWN_NAME)),
                  formatMegabytes(file.sizeBytes),
                  file.state === 'infected' ? scanInWords(file) : verdictInWords(file),
                  previewInWords(file) ?? [],
                  file.addedAt ? `added by the visitor ${momentInWords(file.addedAt)}` : [],
                ]
                  .flat()
                  .join(', ')}
              </p>
            </div>
            <Way file={file} />
          </li>
        ))}
        {lost.map((name, number) => (
          <li key={`lost ${number}`} className={line}>
            <div className={about}>
              <p>
                <bdi>{visibleLine(name, SHOWN_NAME)}</bdi>
              </p>
              <p className={quiet}>chosen by the visitor, but did not arrive</p>
            </div>
          </li>
        ))}
      </ul>
      <DownloadAll files={files} />
    </section>
  )
}

/** One press for all files, with what has to be known of them before. */
function DownloadAll({ files }: { files: LeadFile[] }) {
  const [file, ...more] = files.filter((file) => mayOpen(file) !== 'not at all')
  if (!file || more.length === 0) return null
  const careful = [file, ...more].filter((file) => mayOpen(file) === 'deliberately').length
  return (
    <form method="post" action={allFilesAddress(file.leadId)} className={`${list} ${notPrinted}`}>
      {careful > 0 && (
        <p className={quiet}>
          {careful > more.length
            ? 'No virus scanner has looked into these files.'
            : `Into ${careful} of these files no virus scanner has looked.`}{' '}
          Open only what you expected from this visitor, on a computer with a virus scanner of its
          own.
        </p>
      )}
      <Button type="submit">Download all {more.length + 1} files (zip)</Button>
    </form>
  )
}

function Way({ file }: { file: LeadFile }) {
  const way = mayOpen(file)
  if (way === 'at once') {
    return (
      <span className={notPrinted}>
        <ButtonLink href={fileAddress(file.id)} aria-label={`Download ${fileName(file)}`}>
          Download
        </ButtonLink>
      </span>
    )
  }
  const words = way === 'deliberately' ? 'Before you open it' : 'What this means'
  return (
    <span className={notPrinted}>
      <ButtonLink href={fileHref(file.leadId, file.id)} aria-label={`${words}: ${fileName(file)}`}>
        {words}
      </ButtonLink>
    </span>
  )
}
