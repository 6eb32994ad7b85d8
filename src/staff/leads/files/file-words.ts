import type { AttachmentState, LeadFile } from '../../../../db/leads/attachments.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { waitsForPreview } from './may-open.ts'

const SHOWN_NAME = 120
const SHOWN_SIGNATURE = 120

/** A file's name as it may be shown. */
export function fileName({ filename }: Pick<LeadFile, 'filename'>): string {
  return visibleLine(filename, SHOWN_NAME)
}

const VERDICTS: Record<AttachmentState, string> = {
  'not scanned': 'not scanned for viruses',
  'being checked': 'being checked for viruses',
  clean: 'no virus found',
  infected: 'infected, and deleted',
  'could not be scanned': 'could not be scanned for viruses',
  lost: 'missing from the file store',
}

/** What is known of a file's safety, within a sentence. */
export function verdictInWords(file: Pick<LeadFile, 'state' | 'passwordProtected'>): string {
  const verdict = VERDICTS[file.state]
  return file.passwordProtected ? `${verdict}, password-protected` : verdict
}

/** What a scan came to, with the scanner's own word for it. */
export function scanInWords(file: LeadFile): string {
  const { signature } = file
  return signature
    ? `${VERDICTS[file.state]} (${visibleLine(signature, SHOWN_SIGNATURE)})`
    : VERDICTS[file.state]
}

/** What came of a file's picture, within a sentence; undefined when there is nothing to say. */
export function previewInWords(file: LeadFile): string | undefined {
  if (waitsForPreview(file)) return 'preview being made'
  if (file.preview === 'unreadable') return 'no preview: it is damaged, or in an unusual format'
  if (file.preview === 'too large') return 'no preview: it is too large'
  if (file.preview === 'needs Acrobat') return 'no preview: this form shows only in Adobe Acrobat'
  if (file.pages === undefined) return undefined
  return file.pages === 1 ? '1 page' : `${file.pages} pages`
}
