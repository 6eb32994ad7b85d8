import type { FileProblem } from '../../db/leads/drafts.ts'
import type { MissingFile, StoredFile } from '../browser/saved-form.ts'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../settings/business.ts'
import { fileMessages } from './messages.ts'
import type { UploadOutcome, UploadProgress } from './upload.ts'

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
  /** While there is a percent. */
  phase?: UploadProgress['phase'] | undefined
  /** Known once the server has stored the file. */
  id?: string
  /** Its scan for malware may be still to come. */
  awaitsScan?: boolean | undefined
  isInfected?: boolean
  problem?: string | undefined
  /** The upload failed: the agency is notified of its name. */
  lost?: boolean
  /** How large the file was when it was chosen, before a photo was made smaller. */
  chosenBytes?: number | undefined
  note?: string | undefined
}

/**
 * A file that was just chosen: about to be sent, or with the reason why not.
 * @param before The same one, which did not arrive in full: if it is refused now, it is still missing.
 */
export function newFile(file: File, others: ChosenFile[], before?: ChosenFile): ChosenFile {
  const { name, size, type } = file
  const about = { key: newRowKey(), name, sizeBytes: size, chosenBytes: size, type }
  const refuse = (problem: string) => ({ ...about, problem, lost: before !== undefined })
  if (size === 0) return refuse(fileMessages.empty(name))
  if (others.filter((other) => !other.problem).length >= MAX_ATTACHMENTS) {
    return refuse(fileMessages.tooMany(name))
  }
  // A photo is made smaller.
  if (size > MAX_ATTACHMENT_BYTES && !type.startsWith('image/')) {
    return refuse(fileMessages.tooLarge(name))
  }
  const isPicture = type === 'image/jpeg' || type === 'image/png'
  const preview = isPicture ? URL.createObjectURL(file) : undefined
  return { ...about, percent: 0, phase: 'sending', preview }
}

/** What changes when it has been sent, or has not. */
export function ended(outcome: UploadOutcome): Partial<ChosenFile> {
  const over = { percent: undefined, phase: undefined }
  if (!outcome.ok) return { ...over, problem: outcome.problem, lost: outcome.lost }
  const { file, awaitsScan } = outcome
  return { ...over, ...file, awaitsScan, problem: undefined, lost: false }
}

/** A file whose upload was interrupted by a reload. */
export function interrupted({ name, bytes }: MissingFile): ChosenFile {
  const problem = fileMessages.interrupted(name)
  return { key: newRowKey(), name, chosenBytes: bytes, sizeBytes: 0, type: '', problem, lost: true }
}

/** A file that has not arrived, as the tab saves it. */
export function toMissing({ name, chosenBytes }: ChosenFile): MissingFile {
  return { name, bytes: chosenBytes }
}

/** Whether this file is one that did not arrive in full, chosen again. Phones give all photos one name. */
export function isAgain(file: File, other: ChosenFile): boolean {
  const { lost, name, chosenBytes = file.size } = other
  return lost === true && name === file.name && chosenBytes === file.size
}

/** Not the name: two files may have the same. */
function newRowKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
}

/** A file that the server has. */
export function taken(file: StoredFile): ChosenFile {
  return { ...file, key: file.id, awaitsScan: true }
}

/** The same as the tab saves it. */
export function toStored(file: ChosenFile): StoredFile[] {
  const { id, name, sizeBytes, type, note } = file
  return id ? [{ id, name, sizeBytes, type, note }] : []
}

/** A file that the server refused in a form post. */
export function refused(problem: FileProblem, index: number): ChosenFile {
  return {
    key: `refused-${index}`,
    name: problem.filename,
    sizeBytes: 0,
    type: '',
    problem: problem.problem,
    lost: problem.lost,
  }
}
