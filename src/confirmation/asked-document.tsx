'use client'
import type { FileProblem } from '../../db/leads/drafts.ts'
import { css } from '../../styled-system/css'
import { FilePicker } from '../attachments/file-picker.tsx'
import type { Attachments } from '../attachments/use-attachments.ts'

/** A document that the visitor was asked for and has not sent. */
export interface DocumentToSend {
  id: string
  /** The name of its file field. */
  field: string
  name: string
  /** The visitor has said that they do not have it. */
  isUnavailable: boolean
  /** What came was infected. */
  isRefused: boolean
  /** Files of this field that were refused in the last post. */
  problems: FileProblem[]
}

const problem = css({ textStyle: 'small', fontWeight: '600', color: 'problem' })
const check = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: 'target',
  '& > input': { flex: 'none', width: '24', height: '24', accentColor: 'token(colors.ink)' },
})

/** Its file field, and a way to say that one does not have it. */
export function AskedDocument(props: { document: DocumentToSend; attachments: Attachments }) {
  const { id, field, name, isUnavailable, isRefused } = props.document
  return (
    <div>
      <FilePicker attachments={props.attachments} name={field} label={name} isNeeded />
      {isRefused && (
        <p className={problem}>
          The file that came did not pass our virus scan, so we could not keep it. Please send
          another copy.
        </p>
      )}
      <label className={check}>
        <input type="hidden" name="asked" value={id} />
        <input type="checkbox" name="unavailable" value={id} defaultChecked={isUnavailable} />I do
        not have this
      </label>
    </div>
  )
}
