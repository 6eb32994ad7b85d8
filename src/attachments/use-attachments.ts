'use client'

import { useEffect, useRef, useState } from 'react'
import type { FileProblem } from '../../db/leads/drafts.ts'
import { onDraftNews } from '../browser/draft-news.ts'
import { loadCode } from '../browser/load-code.ts'
import type { MissingFile, SavedForm, StoredFile } from '../browser/saved-form.ts'
import { readSavedForm, updateSavedForm } from '../browser/saved-form.ts'
import {
  type ChosenFile,
  ended,
  interrupted,
  isAgain,
  newFile,
  refused,
  taken,
  toMissing,
  toStored,
} from './chosen-file.ts'
import { fileMessages, infectedName } from './messages.ts'
import { refusedFiles } from './refused-files.ts'
import { Sendings } from './sending.ts'

export interface Attachments {
  files: ChosenFile[]
  /** Those of `files` for which the server did not accept the form. */
  refused: FileProblem[]
  /** The browser has taken over the list from the HTML, and added the files that it had saved. */
  isAwake: boolean
  add(files: Iterable<File>): void
  remove(key: string): void
  /** Waits for running uploads, but not for a network, then returns what the form sends. */
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
  const [sendings] = useState(() => new Sendings())

  const change = (update: (files: ChosenFile[]) => ChosenFile[]) => {
    latest.current = update(latest.current)
    setFiles(latest.current)
    const missing = latest.current.filter((file) => file.lost || file.percent !== undefined)
    updateSavedForm(kind, {
      files: latest.current.flatMap(toStored),
      missingFiles: missing.map(toMissing),
    })
  }
  const patch = (key: string, fields: Partial<ChosenFile>) =>
    change((all) => all.map((file) => (file.key === key ? { ...file, ...fields } : file)))
  const find = (key: string) => latest.current.find((file) => file.key === key)

  const send = (key: string, file: File) =>
    sendings.start(key, file, {
      onProgress: (progress) => patch(key, progress),
      onEnd: (outcome) => patch(key, ended(outcome)),
    })
  const forgetPreview = (key: string) => {
    const preview = find(key)?.preview
    if (preview) URL.revokeObjectURL(preview)
  }

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
    const rows = missingFrom(saved, shown).map(interrupted)
    change(() => [...shown, ...others.map(taken), ...rows])
    for (const { key, name } of rows) {
      loadCode(() => import('./resumable-uploads/send.ts'))
        .then(({ recoverUpload }) => recoverUpload(name))
        .then((outcome) => patch(key, ended(outcome)))
        .catch(() => {})
    }
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

  const isScanOpen = isAwake && files.some(({ awaitsScan }) => awaitsScan)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it uses is the same in every render
  useEffect(() => {
    if (!isScanOpen) return
    let isOver = false
    const open = () =>
      latest.current.flatMap(({ id, awaitsScan }) => (id && awaitsScan ? [id] : []))
    loadCode(() => import('./watch-scans.ts'))
      .then(({ watchScans }) =>
        watchScans(
          () => (isOver ? [] : open()),
          (asked, states) => change((all) => all.map((file) => scanned(file, asked, states))),
        ),
      )
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [isScanOpen])

  const shown = new Set(files.map(({ problem }) => problem))
  const byProblem = new Map(refusedFiles(stored).map((file) => [file.problem, file]))
  return {
    files,
    // Phones give many photos one name: what is said of them is said once.
    refused: [...byProblem.values()].filter(({ problem }) => shown.has(problem)),
    isAwake,
    add(chosen) {
      for (const file of chosen) {
        // Its rest is sent.
        const before = latest.current.find((other) => isAgain(file, other))
        const entry = newFile(file, latest.current, before)
        change((all) => [...all.filter((other) => other !== before), entry])
        if (!entry.problem) send(entry.key, file)
      }
    },
    remove(key) {
      const { id = key } = find(key) ?? {}
      sendings.stop(key)
      forgetPreview(key)
      change((all) => all.filter((file) => file.key !== key))
      updateSavedForm(kind, { removedFiles: [...(readSavedForm(kind).removedFiles ?? []), id] })
    },
    async settled() {
      await sendings.settled()
      const isMissing = (file: ChosenFile) => file.lost || file.percent !== undefined
      return {
        attachments: latest.current.flatMap((file) => (file.isInfected ? [] : (file.id ?? []))),
        lostFiles: latest.current.flatMap((file) =>
          file.isInfected ? [infectedName(file.name)] : isMissing(file) ? [file.name] : [],
        ),
      }
    },
  }
}

/**
 * The files that were on their way when the page was left, but for those that have come by
 * another way since: in a form post, or from another device. One with the same name and size is the same
 * file, even if this browser has heard of it meanwhile, from the draft.
 */
function missingFrom(
  { files, sentFiles, missingFiles }: SavedForm,
  shown: ChosenFile[],
): MissingFile[] {
  const known = new Set([...(files ?? []).map(({ id }) => id), ...(sentFiles ?? [])])
  const rest = [...shown]
  const take = (isSame: (file: ChosenFile) => boolean) => {
    const index = rest.findIndex(isSame)
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  }
  return (missingFiles ?? [])
    .filter(({ name, bytes }) => !take((it) => it.name === name && it.sizeBytes === bytes))
    .filter(({ name }) => !take(({ id, ...it }) => it.name === name && !(id && known.has(id))))
}

/** A file with what the scanner says about it, if it was asked about this one. */
function scanned(file: ChosenFile, asked: string[], states: Record<string, string>): ChosenFile {
  if (!file.id || !asked.includes(file.id)) return file
  const state = states[file.id]
  if (state === 'being checked') return file
  if (state !== 'infected') return { ...file, awaitsScan: false }
  return {
    ...file,
    awaitsScan: false,
    isInfected: true,
    note: undefined,
    problem: fileMessages.infected(file.name),
  }
}
