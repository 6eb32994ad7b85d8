'use client'
import { css } from '../../styled-system/css'
import { formatMegabytes } from '../settings/format-megabytes.ts'
import { Button } from '../ui/button/button.tsx'
import { bar } from '../ui/progress/progress.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { ARRIVED, phaseWords } from './messages.ts'

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '56px 1fr', md: '56px 1fr auto' },
  gap: '12',
  alignItems: 'center',
  p: '8',
  bg: 'surface',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'card',
})
const icon = css({ width: '56', height: '56', color: 'ink' })
const remove = css({ gridColumn: { base: '2', md: 'auto' } })
const picture = css({ width: '56', height: '56', objectFit: 'cover', borderRadius: 'card' })
const name = css({ fontWeight: '600', overflowWrap: 'anywhere' })
const quiet = css({ textStyle: 'small', color: 'quiet' })
const problem = css({ textStyle: 'small', fontWeight: '600', color: 'problem' })

/** One chosen file: its picture or icon, its size, its progress, its problem. */
export function FileRow(props: {
  file: ChosenFile
  isAwake: boolean
  /** Without it, the button does nothing. */
  onRemove?: () => void
}) {
  const { file, isAwake, onRemove } = props
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
      <div className={remove}>
        <Button
          // Without JavaScript it posts which file to remove.
          type={isAwake ? 'button' : 'submit'}
          tone="bare"
          name="remove"
          value={file.id ?? file.key}
          aria-label={`Remove ${file.name}`}
          onKeyDown={(event) => {
            // Held down, it would go on to remove the next file, which then has the focus.
            if (event.key === 'Enter' && event.repeat) event.preventDefault()
          }}
          onClick={(event) => {
            event.preventDefault()
            onRemove?.()
          }}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}

function FileState({ file }: { file: ChosenFile }) {
  if (file.problem) return <p className={problem}>{file.problem}</p>
  if (file.phase === 'preparing') return <p className={quiet}>{phaseWords.preparing}</p>
  if (file.percent !== undefined) {
    return (
      <>
        {/* A new element for each state: see the list's aria-relevant. */}
        <p key={file.phase} className={quiet}>
          {progressWords(file)}
        </p>
        <progress
          className={bar}
          max={100}
          value={file.percent}
          aria-label={`${file.name}: ${progressWords(file)}`}
        />
      </>
    )
  }
  return (
    <>
      <p className={quiet}>{`${ARRIVED}, ${formatMegabytes(file.sizeBytes)}`}</p>
      {file.note && <p className={quiet}>{file.note}</p>}
    </>
  )
}

function progressWords({ phase, percent }: ChosenFile): string {
  if (phase === 'checking') return phaseWords.checking
  if (phase === 'waiting') return `${phaseWords.waiting}. ${percent} percent is sent.`
  return `${phaseWords.sending}, ${percent} percent`
}

/** A file icon labeled with the kind of file. */
function FileIcon({ type }: { type: string }) {
  return (
    <svg viewBox="0 0 56 56" className={icon} aria-hidden="true">
      <path
        d="M14 5h19l10 10v36H14z M33 5v10h10"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <text x="28.5" y="38" textAnchor="middle" fontSize="10" fontWeight="600" fill="currentColor">
        {shortName(type)}
      </text>
    </svg>
  )
}

function shortName(type: string): string {
  if (type === 'application/pdf') return 'PDF'
  if (type.startsWith('image/')) return 'PHOTO'
  if (/word/.test(type)) return 'WORD'
  return 'FILE'
}
