'use client'
import { css } from '../../styled-system/css'
import type { ChosenFile } from './chosen-file.ts'
import { FileRow } from './file-row.tsx'

const list = css({ display: 'grid', gap: '8' })

/** A file list for the design system page: its buttons do nothing. */
export function FileRowExample({ files }: { files: ChosenFile[] }) {
  return (
    <ul className={list}>
      {files.map((file) => (
        <FileRow
          key={file.key}
          file={file}
          isAwake
          onRemove={() => {}}
          onSmaller={() => {}}
          onOriginal={() => {}}
        />
      ))}
    </ul>
  )
}
