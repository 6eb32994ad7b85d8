import type { FileBytes } from '../storage/bytes.ts'
import { isCompoundFile, openCompoundFile } from './compound-file.ts'
import { findPdfHeader, isEncryptedPdf } from './pdf.ts'
import { isWordPackage, wordDocumentOf } from './word.ts'
import { isZip } from './zip.ts'

/** The kind of a file, by its content. */
export interface Kind {
  contentType: string
  /** Extensions that open it with the right program, the most common one first. */
  extensions: readonly string[]
  passwordProtected: boolean
}

const PDF = { contentType: 'application/pdf', extensions: ['.pdf'] }
const DOC = { contentType: 'application/msword', extensions: ['.doc', '.dot'] }
const DOCX = {
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extensions: ['.docx'],
}
const JPEG = { contentType: 'image/jpeg', extensions: ['.jpg', '.jpeg', '.jfif'] }
const PNG = { contentType: 'image/png', extensions: ['.png'] }
const HEIC = { contentType: 'image/heic', extensions: ['.heic', '.heif'] }

const IMAGES: Record<string, typeof JPEG> = { jpg: JPEG, png: PNG, apng: PNG, heic: HEIC }

const HEAD_BYTES = 4096

/**
 * Detects the kind of a file from its bytes; its name and the browser's content type are ignored.
 * @returns undefined for everything that is not one of the accepted kinds.
 */
export async function detectKind(file: FileBytes): Promise<Kind | undefined> {
  const head = await file.read(0, HEAD_BYTES)
  if (isCompoundFile(head)) return officeKind(file)
  if (isZip(head)) {
    return (await isWordPackage(file)) ? { ...DOCX, passwordProtected: false } : undefined
  }
  const pdfHeader = findPdfHeader(head)
  if (pdfHeader >= 0) {
    return { ...PDF, passwordProtected: await isEncryptedPdf(file, pdfHeader) }
  }
  return imageKind(head)
}

async function officeKind(file: FileBytes): Promise<Kind | undefined> {
  const compound = await openCompoundFile(file)
  const document = compound && (await wordDocumentOf(compound))
  if (!document) return undefined
  const { format, encrypted } = document
  return { ...(format === 'doc' ? DOC : DOCX), passwordProtected: encrypted }
}

/** From the header only, so that the library has nothing large to skip or inflate. */
async function imageKind(head: Buffer): Promise<Kind | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head)
  const image = found && IMAGES[found.ext]
  return image && { ...image, passwordProtected: false }
}
