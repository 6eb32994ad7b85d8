'use client'
import { type RefObject, useRef, useState } from 'react'
import { css } from '../../styled-system/css'
import { forScreenReaders } from '../ui/layout.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { FileRow } from './file-row.tsx'
import { wasRemoved } from './messages.ts'
import type { Attachments } from './use-attachments.ts'

const list = css({ display: 'grid', gap: '8', mt: '12' })

/**
 * The files chosen so far. Their buttons disappear when they are pressed: first, the focus moves to a
 * Remove button that stays.
 * @param field Takes the focus when no file is left.
 */
export function ChosenFiles(props: {
  attachments: Attachments
  field: RefObject<HTMLInputElement | null>
}) {
  const { files, isAwake, remove, sendSmaller, sendOriginal } = props.attachments
  const rows = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState<ChosenFile>()
  const removeButton = (index: number) =>
    rows.current?.children[index]?.querySelector<HTMLElement>('[name=remove]')

  return (
    <>
      {/* Read aloud: a new file, and a new state of one, but not every percent. */}
      <ul
        ref={rows}
        className={list}
        aria-live="polite"
        aria-relevant="additions"
        aria-label="Chosen files"
      >
        {files.map((file, index) => (
          <FileRow
            key={file.key}
            file={file}
            isAwake={isAwake}
            onRemove={() => {
              const next = removeButton(index + 1) ?? removeButton(index - 1) ?? props.field.current
              next?.focus()
              setRemoved(file)
              remove(file.key)
            }}
            onSmaller={() => {
              removeButton(index)?.focus()
              sendSmaller(file.key)
            }}
            onOriginal={() => {
              removeButton(index)?.focus()
              sendOriginal(file.key)
            }}
          />
        ))}
      </ul>
      {isAwake && (
        <p role="status" className={forScreenReaders}>
          {/* A new element for each: two files may have the same name. */}
          {removed && <span key={removed.key}>{wasRemoved(removed.name)}</span>}
        </p>
      )}
    </>
  )
}
