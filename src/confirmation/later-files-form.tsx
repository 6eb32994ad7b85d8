'use client'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { FileProblem } from '../../db/leads/drafts.ts'
import { css } from '../../styled-system/css'
import { FilePicker } from '../attachments/file-picker.tsx'
import { type Attachments, useAttachments } from '../attachments/use-attachments.ts'
import { isReachable } from '../browser/load-code.ts'
import { forgetOnce, readSavedForm, updateSavedForm } from '../browser/saved-form.ts'
import { CutOff } from '../forms/cut-off.tsx'
import { Button } from '../ui/button/button.tsx'
import { PlainSelect } from '../ui/field/plain-field.tsx'
import { AskedDocument, type DocumentToSend } from './asked-document.tsx'

interface LaterFilesFormProps {
  /** Where it posts: the page's own address, with the token. */
  action: string
  /** What the tab saves chosen files under: a name for each request. */
  form: string
  /** When files were last added: what was chosen for a document until then is sent. */
  latest: string | undefined
  /** Files that were refused in the last post. */
  problems: FileProblem[]
  /** What staff have asked for and is missing, each with a file field of its own. */
  documents: DocumentToSend[]
  /** What else the files may be, by name. */
  names: readonly string[]
}

const stack = css({ display: 'grid', gap: '24' })

/**
 * Adds files to a request. Without JavaScript they are posted; with it, they are uploaded as soon as
 * they are chosen, and their ids are posted to the same address.
 */
export function LaterFilesForm(props: LaterFilesFormProps) {
  const { action, form, latest, problems, documents, names } = props
  useState(() => forgetRefused(form, problems))
  const attachments = useAttachments(form, { files: [], fileProblems: problems })
  const ofDocuments = useRef(new Map<string, Attachments>())
  const [isSending, setSending] = useState(false)
  const [isCutOff, setCutOff] = useState(false)

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setCutOff(false)
    const sent = event.currentTarget
    const fields = [['attachment', attachments] as const, ...ofDocuments.current]
    const chosen = await Promise.all(
      fields.map(async ([name, field]) => ({ name, ...(await field.settled()) })),
    )
    // The browser would show its own page in place of this one, and the files with it.
    if (!(await isReachable())) {
      setSending(false)
      setCutOff(true)
      return
    }
    for (const { name, attachments: ids, lostFiles } of chosen) {
      for (const id of ids) sent.append(hidden(name, id))
      for (const lost of lostFiles) sent.append(hidden('lostFile', lost))
    }
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
      {documents.map((document) => (
        <Document key={document.field} {...{ form, latest, document, all: ofDocuments.current }} />
      ))}
      <FilePicker
        attachments={attachments}
        isNeeded={documents.length === 0}
        {...(documents.length > 0 && { label: 'Anything else' })}
      />
      {names.length > 0 && (
        <PlainSelect
          name="documentName"
          label={
            documents.length > 0
              ? 'What the files under “Anything else” are'
              : 'What these files are'
          }
          isOptional
        >
          <option value="">Choose one</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </PlainSelect>
      )}
      {isCutOff && <CutOff kept="Your files are" />}
      <Button type="submit" tone="action" width="full" disabled={isSending}>
        {isSending ? 'Sending...' : documents.length > 0 ? 'Send' : 'Send the files'}
      </Button>
    </form>
  )
}

/** The files of one document, saved in this tab by themselves. */
function Document(props: {
  form: string
  latest: string | undefined
  document: DocumentToSend
  /** What the form sends, by the name of the field. */
  all: Map<string, Attachments>
}) {
  const { form, latest, document, all } = props
  const { field, problems } = document
  const kind = `${form}-${field}`
  useState(() => {
    if (!import.meta.env.SSR && latest) forgetOnce(kind, latest)
    forgetRefused(kind, problems)
  })
  const attachments = useAttachments(kind, { files: [], fileProblems: problems })
  useEffect(() => {
    all.set(field, attachments)
  })
  return <AskedDocument document={document} attachments={attachments} />
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
