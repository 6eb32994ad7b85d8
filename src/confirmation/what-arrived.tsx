import type { ReactNode } from 'react'
import type { Attachment } from '../../db/leads/attachments.ts'
import { css } from '../../styled-system/css'
import { visibleLine } from '../leads/visible-text.ts'
import { formatMegabytes } from '../settings/format-megabytes.ts'
import type { ReceivedRequest } from './load-confirmation.ts'
import { cardHeading, quiet } from './styles.tsx'

const SHOWN_NAME = 120

const list = css({ display: 'grid', gap: '8' })
const name = css({ fontWeight: '600', overflowWrap: 'anywhere' })
const answer = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
const problem = css({ textStyle: 'small', fontWeight: '600', color: 'problem' })

/** What arrived of a request, answer by answer and file by file, and what did not. */
export function WhatArrived({ received }: { received: ReceivedRequest }) {
  const { details } = received
  if (!details) return received.lostFiles > 0 && <LostFiles count={received.lostFiles} />
  const { answers, files, lostFiles } = details
  return (
    <>
      <h2 className={cardHeading}>What arrived</h2>
      <dl className={list}>
        {answers.map(({ name, label, value }) => (
          <div key={name}>
            <dt className={quiet}>{label}</dt>
            <dd className={answer}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ul className={list}>
        {files.map((file) => (
          <Line key={file.id} filename={file.filename}>
            <FileState file={file} />
          </Line>
        ))}
        {lostFiles.map((filename, number) => (
          <Line key={`lost ${number}`} filename={filename}>
            <p className={problem}>Did not arrive</p>
          </Line>
        ))}
      </ul>
      {lostFiles.length > 0 && <LostFiles count={lostFiles.length} />}
    </>
  )
}

function Line({ filename, children }: { filename: string; children: ReactNode }) {
  return (
    <li>
      <p className={name}>
        <bdi>{visibleLine(filename, SHOWN_NAME)}</bdi>
      </p>
      {children}
    </li>
  )
}

function FileState({ file }: { file: Attachment }) {
  if (file.state === 'infected') {
    return <p className={problem}>Did not pass our virus scan, so we could not keep it</p>
  }
  if (file.state === 'lost') return <p className={problem}>Did not arrive</p>
  const size = formatMegabytes(file.sizeBytes)
  return <p className={quiet}>{file.state === 'being checked' ? `${size}, being checked` : size}</p>
}

function LostFiles({ count }: { count: number }) {
  return (
    <p>
      {count === 1 ? 'One file' : `${count} files`} did not reach us. Your request did; we will ask
      you for {count === 1 ? 'it' : 'them'} when we answer.
    </p>
  )
}
