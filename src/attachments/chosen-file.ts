import type { FileProblem } from '../../db/leads/drafts.ts'
import type { MissingFile, PhotoVersion, StoredFile } from '../browser/saved-form.ts'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../settings/business.ts'
import { fileMessages, fileNotes } from './messages.ts'
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
  /**
   * While there is a percent. Before a large photo is sent, a smaller one is made (`preparing`), and the
   * visitor chooses between the two (`undecided`).
   */
  phase?: UploadProgress['phase'] | 'preparing' | 'undecided' | undefined
  /** While there is a choice: how large the smaller photo is. */
  smallerBytes?: number | undefined
  /** Known once the server has stored the file. */
  id?: string
  /** Its scan for malware may be still to come. */
  awaitsScan?: boolean | undefined
  isInfected?: boolean
  problem?: string | undefined
  /** The upload failed: the agency is notified of its name. */
  lost?: boolean
  /** How large the file was when it was chosen, before a photo was made smaller; unknown after a reload. */
  chosenBytes?: number
  /** What it was called then: a photo that was made smaller is a JPEG. */
  chosenName?: string | undefined
  /** Of a large photo: which of the two is sent; undefined until the visitor has chosen. */
  version?: PhotoVersion | undefined
  note?: string | undefined
}

/**
 * A file that was just chosen: about to be sent, or with the reason why not.
 * @param before The same one, which did not arrive in full: if it is refused now, it is still missing.
 */
export function newFile(file: File, others: ChosenFile[], before?: ChosenFile): ChosenFile {
  const entry = {
    key: newRowKey(),
    name: file.name,
    sizeBytes: file.size,
    chosenBytes: file.size,
    chosenName: file.name,
    type: file.type,
    version: before?.version,
    lost: before !== undefined,
  }
  if (file.size === 0) return { ...entry, problem: fileMessages.empty(file.name) }
  if (others.filter((other) => !other.problem).length >= MAX_ATTACHMENTS) {
    return { ...entry, problem: fileMessages.tooMany(file.name) }
  }
  if (file.size > MAX_ATTACHMENT_BYTES) {
    return { ...entry, problem: fileMessages.tooLarge(file.name) }
  }
  return { ...entry, ...begun(file) }
}

/** What changes when a file begins to be sent. */
export function begun(file: File) {
  const isPicture = file.type === 'image/jpeg' || file.type === 'image/png'
  return {
    name: file.name,
    sizeBytes: file.size,
    type: file.type,
    percent: 0,
    phase: 'sending',
    problem: undefined,
    lost: false,
    preview: isPicture ? URL.createObjectURL(file) : undefined,
  } as const
}

/** What changes when it has been sent, or has not. */
export function ended(outcome: UploadOutcome): Partial<ChosenFile> {
  const over = { percent: undefined, phase: undefined, smallerBytes: undefined }
  if (!outcome.ok) return { ...over, problem: outcome.problem, lost: outcome.lost }
  const { id, name, sizeBytes, type } = outcome.file
  const { note, awaitsScan } = outcome
  const stored = { id, name, sizeBytes, type, note, awaitsScan }
  return { ...over, ...stored, problem: undefined, lost: false }
}

/** A file whose upload was interrupted by a reload. */
export function interrupted({ name, chosenName, version }: MissingFile): ChosenFile {
  const problem = fileMessages.interrupted(name)
  const about = { name, chosenName, version, sizeBytes: 0, type: '' }
  return { key: newRowKey(), ...about, problem, lost: true }
}

/** A file that has not arrived, as the tab saves it. */
export function toMissing({ name, chosenName, chosenBytes, version }: ChosenFile): MissingFile {
  return { name, chosenName, bytes: chosenBytes, version }
}

/** Whether this file is one that did not arrive in full, chosen again. Phones give all photos one name. */
export function isAgain(file: File, other: ChosenFile): boolean {
  const { lost, name, chosenName = name, chosenBytes = file.size } = other
  return lost === true && chosenName === file.name && chosenBytes === file.size
}

/** Not the name: two files may have the same. */
function newRowKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
}

/** A file that the server has. */
export function taken(file: StoredFile): ChosenFile {
  const note = file.passwordProtected ? fileNotes.passwordProtected(file.name) : undefined
  return { ...file, key: file.id, note, awaitsScan: true }
}

/** The same as the tab saves it. */
export function toStored(file: ChosenFile): StoredFile[] {
  const { id, name, sizeBytes, type, note } = file
  return id ? [{ id, name, sizeBytes, type, passwordProtected: note !== undefined }] : []
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
