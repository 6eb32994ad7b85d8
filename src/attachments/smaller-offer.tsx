'use client'
import { formatMegabytes } from '../settings/format-megabytes.ts'
import { Button } from '../ui/button/button.tsx'
import { forScreenReaders } from '../ui/layout.tsx'

/** Asks how to send a large photo: smaller, or as it is. */
export function SmallerOffer({
  name,
  bytes,
  onSmaller,
  onOriginal,
}: {
  name: string
  /** How large it would be. */
  bytes: number
  onSmaller(): void
  /** Undefined when it cannot be sent as it is. */
  onOriginal?: (() => void) | undefined
}) {
  const of = <span className={forScreenReaders}>{`of ${name}`}</span>
  return (
    <>
      <Button tone="bare" onClick={onSmaller}>
        <span>
          {`Send smaller (${formatMegabytes(bytes).replace(' ', '\u00a0')})`} {of}
        </span>
      </Button>
      {onOriginal && (
        <Button tone="bare" onClick={onOriginal}>
          <span>Send the original {of}</span>
        </Button>
      )}
    </>
  )
}
