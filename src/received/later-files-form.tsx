'use client'
import { type SyntheticEvent, useState } from 'react'
import type { FileProblem } from '../../db/leads/drafts.ts'
import { css } from '../../styled-system/css'
import { FilePicker } from '../attachments/file-picker.tsx'
import { useAttachments } from '../attachments/use-attachments.ts'
import { Button } from '../ui/button/button.tsx'

export interface LaterFilesFormProps {
  /** The form's `data-form`, by which it wakes. */
  kind: string
  /** Where it posts: the page's own address, with the token. */
  action: string
  /** What the tab saves chosen files under: a name for each request. */
  form: string
  /** Files that were refused in the last post. */
  problems: FileProblem[]
}

const stack = css({ display: 'grid', gap: '24' })

/**
 * Adds files to a request. Without JavaScript they are posted; with it, they are uploaded as soon as
 * they are chosen, and their ids are posted to the same address.
 */
export function LaterFilesForm({ kind, action, form, problems }: LaterFilesFormProps) {
  const attachments = useAttachments(form, { files: [], fileProblems: problems })
  const [isSending, setSending] = useState(false)

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const sent = event.currentTarget
    const { attachments: ids, lostFiles } = await attachments.settled()
    for (const id of ids) sent.append(hidden('attachment', id))
    for (const name of lostFiles) sent.append(hidden('lostFile', name))
    sent.submit()
  }

  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      aria-label="Add files"
      data-form={kind}
      data-awake={attachments.isAwake || undefined}
      onSubmit={send}
      className={stack}
    >
      <FilePicker
        hint="PDF, DOC, DOCX, JPG, PNG or HEIC, up to 10MB each"
        attachments={attachments}
      />
      <Button type="submit" tone="action" width="full" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send the files'}
      </Button>
    </form>
  )
}

function hidden(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value })
}
