import type { Attachment } from '../../db/leads/attachments.ts'
import { formatMegabytes } from '../settings/format-megabytes.ts'

type ShownFile = Pick<Attachment, 'contentType' | 'sizeBytes'>

/** For example: 2 files (a PDF of 0.3 MB, a photo of 2.4 MB) */
export function filesInWords(files: ShownFile[]): string {
  const count = files.length === 1 ? 'one file' : `${files.length} files`
  return `${count} (${files.map(fileInWords).join(', ')})`
}

/** What a file is, without its name, which can say anything. For example: a PDF of 0.3 MB */
function fileInWords({ contentType, sizeBytes }: ShownFile): string {
  return `a ${kindOf(contentType)} of ${formatMegabytes(sizeBytes)}`
}

function kindOf(contentType: string): string {
  if (contentType === 'application/pdf') return 'PDF'
  if (contentType === 'image/tiff') return 'scan'
  return contentType.startsWith('image/') ? 'photo' : 'Word document'
}
