'use client'
import { css } from '../../styled-system/css'
import { Button } from '../ui/button/button.tsx'
import { bar } from '../ui/progress/progress.tsx'
import { FileIcon } from './file-icon.tsx'
import { formatMegabytes } from './messages.ts'
import type { ChosenFile } from './use-attachments.ts'

const row = css({
  display: 'grid',
  gridTemplateColumns: '56px 1fr auto',
  gap: '12',
  alignItems: 'center',
  p: '8',
  bg: 'surface',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'card',
})
const picture = css({ width: '56', height: '56', objectFit: 'cover', borderRadius: 'card' })
const name = css({ fontWeight: '600', overflowWrap: 'anywhere' })
const quiet = css({ textStyle: 'small', color: 'quiet' })
const problem = css({ textStyle: 'small', fontWeight: '600', color: 'problem' })

/** One chosen file: its picture or icon, its size, its progress, its problem. */
export function FileRow({
  file,
  isAwake,
  onRemove,
}: {
  file: ChosenFile
  isAwake: boolean
  onRemove(): void
}) {
  return (
    <li className={row}>
      {file.preview ? (
        <img src={file.preview} alt="" className={picture} width={56} height={56} />
      ) : (
        <FileIcon type={file.type} />
      )}
      <div>
        <p className={name}>
          <bdi>{file.name}</bdi>
        </p>
        <FileState file={file} />
      </div>
      <Button
        // Without JavaScript it posts which file to remove.
        type={isAwake ? 'button' : 'submit'}
        tone="bare"
        name="remove"
        value={file.id ?? file.key}
        aria-label={`Remove ${file.name}`}
        onClick={(event) => {
          event.preventDefault()
          onRemove()
        }}
      >
        Remove
      </Button>
    </li>
  )
}

function FileState({ file }: { file: ChosenFile }) {
  if (file.problem) return <p className={problem}>{file.problem}</p>
  if (file.percent !== undefined) {
    return (
      <progress
        className={bar}
        max={100}
        value={file.percent}
        aria-label={`Sending ${file.name}, ${file.percent} percent`}
      />
    )
  }
  return (
    <>
      <p className={quiet}>{formatMegabytes(file.sizeBytes)}</p>
      {file.note && <p className={quiet}>{file.note}</p>}
    </>
  )
}
