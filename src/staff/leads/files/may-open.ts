import type { LeadFile } from '../../../../db/leads/attachments.ts'
import { PREVIEWED } from '../../../../db/leads/previews.ts'
import { SHOWN_SMALL } from '../../../attachments/office-copy.ts'

/** How staff may open a file: at once, after a deliberate second step, or not at all. */
export function mayOpen({
  state,
  passwordProtected,
}: Pick<LeadFile, 'state' | 'passwordProtected'>): 'at once' | 'deliberately' | 'not at all' {
  if (state === 'clean') return passwordProtected ? 'deliberately' : 'at once'
  return state === 'not scanned' || state === 'could not be scanned' ? 'deliberately' : 'not at all'
}

/** Whether there is a picture of a file to look at. */
export function hasPicture(file: LeadFile): boolean {
  return (
    mayOpen(file) === 'at once' &&
    (file.preview === 'made' ||
      (SHOWN_SMALL.includes(file.contentType) && file.preview === undefined))
  )
}

/** Whether a picture of a file is still to be made. */
export function waitsForPreview(file: LeadFile): boolean {
  return (
    mayOpen(file) === 'at once' &&
    PREVIEWED.includes(file.contentType) &&
    file.preview === undefined
  )
}

/** Whether a file is a photo of which there is no copy without the place where it was taken. */
export function lacksCopy({ contentType, preview }: LeadFile): boolean {
  return contentType === 'image/heic' && preview !== 'made'
}
