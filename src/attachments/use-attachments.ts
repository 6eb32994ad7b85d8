import type { FileProblem } from '../../db/leads/drafts.ts'

;('use client')

import { useEffect, useRef, useState } from 'react'
import { onDraftNews } from '../browser/draft-news.ts'
import type { StoredFile } from '../browser/saved-form.ts'
import { readSavedForm, updateSavedForm } from '../browser/saved-form.ts'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../settings/business.ts'
import { fileMessages, fileNotes } from './messages.ts'
import { type UploadOutcome, uploadFile } from './upload.ts'

/** A file as the visitor sees it: uploading, accepted, or with a problem. */
export interface ChosenFile {
  key: string
  name: string
  sizeBytes: number
  type: string
  /** The object URL of the picture, for jpeg and png. */
  preview?: string | undefined
  /** Percent sent; undefined once the upload has ended. */
  percent?: number | undefined
  /** Known once the server has stored the file. */
  id?: string
  problem?: string
  /** The upload failed: the agency is notified of its name. */
  lost?: boolean
  note?: string | undefined
}

export interface Attachments {
  files: ChosenFile[]
  /** The browser has taken over the list from the HTML. */
  isAwake: boolean
  add(files: Iterable<File>): void
  remove(key: string): void
  /** Waits for running uploads, then returns what the form sends. */
  settled(): Promise<{ attachments: string[]; lostFiles: string[] }>
}

/** The files of a form that are stored on the server. */
export interface StoredFiles {
  files: StoredFile[]
  fileProblems: FileProblem[]
  /** The draft that these are the files of. */
  draft?: unknown
}

/** The attachments of a form in this tab: uploaded as soon as they are chosen, saved until sent. */
export function useAttachments(kind: string, stored: StoredFiles): Attachments {
  const [files, setFiles] = useState<ChosenFile[]>(() => [
    ...stored.files.map(taken),
    ...stored.fileProblems.map(refused),
  ])
  const latest = useRef(files)
  const [isAwake, setAwake] = useState(false)
  const uploads = useRef(new Map<string, { done: Promise<void>; stop: AbortController }>())

  const change = (update: (files: ChosenFile[]) => ChosenFile[]) => {
    latest.current = update(latest.current)
    setFiles(latest.current)
    const stored = latest.current.flatMap((file) => (file.id ? [toStored(file, file.id)] : []))
    const missing = latest.current.filter((file) => file.lost || file.percent !== undefined)
    updateSavedForm(kind, { files: stored, missingFiles: missing.map(({ name }) => name) })
  }
  const patch = (key: string, fields: Partial<ChosenFile>) =>
    change((all) => all.map((file) => (file.key === key ? { ...file, ...fields } : file)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes
  useEffect(() => {
    setAwake(true)
    const saved = readSavedForm(kind)
    const removed = new Set(saved.removedFiles)
    const shown = latest.current.filter((file) => !removed.has(file.key))
    // A file that the draft had and no longer has was removed elsewhere.
    const isGone = (id: string) => stored.draft !== undefined && saved.sentFiles?.includes(id)
    const others = (saved.files ?? []).filter(
      ({ id }) => !isGone(id) && !shown.some((file) => file.id === id),
    )
    const missing = (saved.missingFiles ?? []).filter((name) => !shown.some((f) => f.name === name))
    change(() => [...shown, ...others.map(taken), ...missing.map(interrupted)])
    const end = onDraftNews(kind, ({ files, goneFiles }) => {
      const { removedFiles = [] } = readSavedForm(kind)
      change((all) => {
        const left = all.filter(({ id }) => !id || !goneFiles.includes(id))
        const isNew = ({ id }: StoredFile) =>
          !removedFiles.includes(id) && !left.some((file) => file.id === id)
        return [...left, ...files.filter(isNew).map(taken)]
      })
    })
    return () => {
      end()
      for (const { preview } of latest.current) if (preview) URL.revokeObjectURL(preview)
    }
  }, [])

  return {
    files,
    isAwake,
    add(chosen) {
      for (const file of chosen) {
        const entry = begin(file, latest.current)
        change((all) => [...all, entry])
        if (entry.problem) continue
        const stop = new AbortController()
        const done = uploadFile(file, (percent) => patch(entry.key, { percent }), stop.signal).then(
          (outcome) => {
            patch(entry.key, ended(outcome))
            // A file that failed before and has now been uploaded is no longer missing.
            if (outcome.ok) change((all) => all.filter((f) => !f.lost || f.name !== file.name))
          },
        )
        uploads.current.set(entry.key, { done, stop })
      }
    },
    remove(key) {
      uploads.current.get(key)?.stop.abort()
      const { preview, id = key } = latest.current.find((file) => file.key === key) ?? {}
      if (preview) URL.revokeObjectURL(preview)
      change((all) => all.filter((file) => file.key !== key))
      updateSavedForm(kind, { removedFiles: [...(readSavedForm(kind).removedFiles ?? []), id] })
    },
    async settled() {
      await Promise.all([...uploads.current.values()].map(({ done }) => done))
      return {
        attachments: latest.current.flatMap((file) => file.id ?? []),
        lostFiles: latest.current.flatMap((file) => (file.lost ? [file.name] : [])),
      }
    },
  }
}

function begin(file: File, others: ChosenFile[]): ChosenFile {
  const entry = {
    key: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    name: file.name,
    sizeBytes: file.size,
    type: file.type,
  }
  if (file.size === 0) return { ...entry, problem: fileMessages.empty(file.name) }
  if (file.size > MAX_ATTACHMENT_BYTES) {
    return { ...entry, problem: fileMessages.tooLarge(file.name) }
  }
  if (others.filter((other) => !other.problem).length >= MAX_ATTACHMENTS) {
    return { ...entry, problem: fileMessages.tooMany(file.name) }
  }
  const isPicture = file.type === 'image/jpeg' || file.type === 'image/png'
  return { ...entry, percent: 0, preview: isPicture ? URL.createObjectURL(file) : undefined }
}

function ended(outcome: UploadOutcome): Partial<ChosenFile> {
  if (!outcome.ok) return { percent: undefined, problem: outcome.problem, lost: outcome.lost }
  const { id, name, sizeBytes, type } = outcome.file
  return { percent: undefined, id, name, sizeBytes, type, note: outcome.note }
}

/** A file whose upload was interrupted by a reload. */
function interrupted(name: string): ChosenFile {
  const problem = fileMessages.interrupted(name)
  return { key: `missing-${name}`, name, sizeBytes: 0, type: '', problem, lost: true }
}

function taken(file: StoredFile): ChosenFile {
  const note = file.passwordProtected ? fileNotes.passwordProtected(file.name) : undefined
  return { ...file, key: file.id, note }
}

function toStored({ name, sizeBytes, type, note }: ChosenFile, id: string): StoredFile {
  return { id, name, sizeBytes, type, passwordProtected: note !== undefined }
}

function refused(problem: FileProblem, index: number): ChosenFile {
  return {
    key: `refused-${index}`,
    name: problem.filename,
    sizeBytes: 0,
    type: '',
    problem: problem.problem,
    lost: problem.lost,
  }
}
