/** Messages for visitors about attachments. Runs in the browser too. */
import {
  MAX_ATTACHMENT_MB,
  MAX_ATTACHMENTS,
  MAX_PICTURE_MEGAPIXELS,
  MAX_PICTURE_SIDE_PX,
} from '../settings/business.ts'
import type { OtherKind } from './kind.ts'

const ACCEPTED_EXTENSIONS = [
  '.pdf',
  '.doc',
  '.docx',
  '.jpg',
  '.jpeg',
  '.png',
  '.heic',
  '.heif',
  '.tif',
  '.tiff',
] as const

/** The `accept` attribute of every file field. */
export const ACCEPT = ACCEPTED_EXTENSIONS.join(',')

/** What to do with a file of a kind that cannot be taken. */
export const otherKindMessages: Record<OtherKind, (name: string) => string> = {
  document: (name) =>
    `${name} cannot be taken in this format. Open it in Word or your browser, save it as PDF or .docx, and choose that file.`,
  sheet: (name) =>
    `${name} is a spreadsheet or a presentation. Open it, save or print it as PDF, and choose that file.`,
  picture: (name) =>
    `${name} is a picture in a format that we cannot open. Save it as JPEG or PNG, or take a screenshot of it, and choose that file.`,
  film: (name) =>
    `${name} is a video or a recording, which cannot be sent here. Choose photos instead; we will ask for it if we need it.`,
  email: (name) =>
    `${name} is an email. Print it as PDF and choose that file, or save what is attached to it and choose that.`,
  archive: (name) =>
    `${name} is a compressed folder. Open it, take the files out, and choose them one by one.`,
  damaged: (name) => `${name} is incomplete or damaged. Choose it again, or another copy of it.`,
  unknown: (name) =>
    `${name} is not a PDF, Word, JPEG, PNG or HEIC file. Save it as one of these and choose it again.`,
}

/** The same wherever files can be attached. */
export const ACCEPTED_KINDS = `PDF, Word, JPEG, PNG and HEIC files are accepted, up to ${MAX_ATTACHMENT_MB}MB each.`

/** One message for each reason to refuse a file, shown at that file. */
export const fileMessages = {
  empty: (name: string) => `${name} is empty.`,
  tooLarge: (name: string) => `${name} is larger than ${MAX_ATTACHMENT_MB} MB.`,
  tooManyPixels: (name: string) =>
    `${name} has too many pixels to open: a picture can have up to ${MAX_PICTURE_MEGAPIXELS} megapixels, and ${MAX_PICTURE_SIDE_PX.toLocaleString('en-US')} pixels a side.`,
  unreadable: (name: string) => `${name} cannot be read. Please choose it again.`,
  infected: (name: string) =>
    `${name} contains malware and was removed. You can send the form without it.`,
  interrupted: (name: string) => `${name} did not arrive in full. Please try it again.`,
  tooMany: (name: string) =>
    `${name} was left out: you can attach at most ${MAX_ATTACHMENTS} files.`,
  storeUnavailable: (name: string) =>
    `${name} could not be stored just now. You can send the form without it; we will ask you for it.`,
  noRoom: (name: string) =>
    `${name} cannot be stored at this time. You can send the form without it; we will ask you for it.`,
  tooManyUploads: (name: string) =>
    `${name} was not stored: many files have come from your network in the last hour. You can send the form without it; we will ask you for it.`,
} as const

/** Shown at a file of which the server has a part. */
export function goOnAt(name: string, percent: number): string {
  return `${name} did not arrive in full. Choose this file again to resume at ${percent} percent.`
}

/** Said to screen readers, as a file that the visitor removes disappears. */
export function wasRemoved(name: string): string {
  return `${name} was removed.`
}

/** The name of a file under which the agency is told that it was infected. */
export function infectedName(name: string): string {
  return `${name} (contains malware, removed)`
}

/** What a file on its way is doing, without how far it is. */
export const phaseWords = {
  preparing: 'Making a smaller copy',
  sending: 'Sending',
  waiting: 'Waiting for the connection; the upload resumes automatically',
  checking: 'Checking',
} as const

export const ARRIVED = 'Arrived'

/** Shown at an accepted file. */
export const fileNotes = {
  passwordProtected: (name: string) =>
    `${name} is protected by a password. We will ask you for it when we need to open the file.`,
  incomplete: (name: string) =>
    `${name} arrived as you sent it, but its end is missing. If you have another copy of it, please add that one, too.`,
  madeSmaller: (name: string) =>
    `${name} is larger than ${MAX_ATTACHMENT_MB} MB. A smaller copy of it was sent.`,
} as const

/** What decides which note is shown. */
export interface NotedFile {
  filename: string
  passwordProtected: boolean
  isIncomplete: boolean
}

/** The note at an accepted file, if there is something that its visitor should know. */
export function noteAbout(file: NotedFile): string | undefined {
  if (file.passwordProtected) return fileNotes.passwordProtected(file.filename)
  return file.isIncomplete ? fileNotes.incomplete(file.filename) : undefined
}

/** Responses to an upload that is not a single file from this site's own page. */
export const uploadMessages = {
  notPost: 'Files are sent with POST.',
  otherSite: 'Files can only be sent from this site.',
  notOneFile: 'Please send one file at a time.',
  malformed: 'The file did not arrive in full. Please try it again.',
  tooLarge: `That is more than can be sent at once. Each file can have up to ${MAX_ATTACHMENT_MB} MB.`,
} as const
