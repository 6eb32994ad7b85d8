import { css } from '../../styled-system/css'

const icon = css({ width: '56', height: '56', color: 'ink' })

/** A file icon labeled with the kind of file. */
export function FileIcon({ type }: { type: string }) {
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
