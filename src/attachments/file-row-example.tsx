'use client'
import { css } from '../../styled-system/css'
import { FileRow } from './file-row.tsx'
import type { ChosenFile } from './use-attachments.ts'

const list = css({ display: 'grid', gap: '8' })

/** A file list for the design system page: its buttons do nothing. */
export function FileRowExample({ files }: { files: ChosenFile[] }) {
  return (
    <ul className={list}>
      {files.map((file) => (
        <FileRow key={file.key} file={file} isAwake onRemove={() => {}} />
      ))}
    </ul>
  )
}
