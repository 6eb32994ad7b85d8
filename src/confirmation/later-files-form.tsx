'use client'
import { type SyntheticEvent, useState } from 'react'
import type { FileProblem } from '../../db/leads/drafts.ts'
import { css } from '../../styled-system/css'
import { FilePicker } from '../attachments/file-picker.tsx'
import { useAttachments } from '../attachments/use-attachments.ts'
import { isReachable } from '../browser/load-code.ts'
import { readSavedForm, updateSavedForm } from '../browser/saved-form.ts'
import { CutOff } from '../forms/cut-off.tsx'
import { Button } from '../ui/button/button.tsx'

interface LaterFilesFormProps {
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
export function LaterFilesForm({ action, form, problems }: LaterFilesFormProps) {
  useState(() => forgetRefused(form, problems))
  const attachments = useAttachments(form, { files: [], fileProblems: problems })
  const [isSending, setSending] = useState(false)
  const [isCutOff, setCutOff] = useState(false)

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setCutOff(false)
    const sent = event.currentTarget
    const { attachments: ids, lostFiles } = await attachments.settled()
    // The browser would show its own page in place of this one, and the files with it.
    if (!(await isReachable())) {
      setSending(false)
      setCutOff(true)
      return
    }
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
      data-form="later-files"
      data-saves={form}
      data-awake={attachments.isAwake || undefined}
      onSubmit={send}
      className={stack}
    >
      <FilePicker attachments={attachments} isNeeded />
      {isCutOff && <CutOff kept="Your files are" />}
      <Button type="submit" tone="action" width="full" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send the files'}
      </Button>
    </form>
  )
}

/** Before the saved files are listed: those that the answer refused would stand there twice. */
function forgetRefused(form: string, problems: FileProblem[]): void {
  if (import.meta.env.SSR || problems.length === 0) return
  const refused = new Set(problems.map(({ filename }) => filename))
  const { files = [] } = readSavedForm(form)
  updateSavedForm(form, { files: files.filter(({ name }) => !refused.has(name)) })
}

function hidden(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value })
}
