import { type FileBytes, indexOf } from '../storage/spool.ts'
import { isPdf, needsPassword } from './pdf.ts'
import { isTiff } from './tiff.ts'

/** The kind of a file, by its content. */
export interface Kind {
  contentType: string
  /** Extensions that open it with the right program, the most common one first. */
  extensions: readonly string[]
  /** It opens only with a password. */
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
const TIFF = { contentType: 'image/tiff', extensions: ['.tif', '.tiff'] }
const IMAGES: Record<string, typeof JPEG> = {
  ...{ jpg: JPEG, png: PNG, apng: PNG, heic: HEIC, tif: TIFF },
}

/** The library knows the commonest of these brands. */
const HEIF = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/
const HEAD_BYTES = 4096
const ZIP_END = 'PK\x05\x06'
/** The longest comment of a zip file, and its end record. */
const ZIP_TAIL_BYTES = 0xffff + 22

/**
 * Detects the kind of a file from its bytes; its name and the browser's content type are ignored.
 * @returns What else it is, if it is not one of the accepted kinds.
 */
export async function detectKind(file: FileBytes): Promise<Kind | OtherKind> {
  const head = await file.read(0, HEAD_BYTES)
  if (isCompoundFile(head)) return compoundKind(file, head)
  const found = await typeOf(file)
  const ext = HEIF.test(head.toString('latin1', 4, 12)) ? 'heic' : found?.ext
  // Its directory, which says what it shows, lies behind its end.
  if (ext === undefined && isTiff(head)) return 'damaged'
  if (ext === undefined || ext === 'pdf') {
    if (isPdf(head)) return { ...PDF, passwordProtected: await needsPassword(file) }
  }
  if (ext === 'docx') {
    // The library reads from the front, where one that is cut short looks whole.
    const end = await indexOf(file, ZIP_END, Math.max(0, file.size - ZIP_TAIL_BYTES))
    return end < 0 ? 'damaged' : { ...DOCX, passwordProtected: false }
  }
  const image = ext === 'heic' && (await isAvif(file, head)) ? undefined : IMAGES[ext ?? '']
  return image ? { ...image, passwordProtected: false } : otherKind(head, found)
}

/** Whether a file of HEIC's family holds what no program of the office opens as one, whatever it calls itself. */
async function isAvif(file: FileBytes, head: Buffer): Promise<boolean> {
  if ((await indexOf(file, 'hvc1', 0)) >= 0) return false
  // The box at the front lists what it can be read as.
  const brands = head.subarray(0, head.readUInt32BE(0))
  return brands.includes('avif') || (await indexOf(file, 'av01', 0)) >= 0
}

async function typeOf(file: FileBytes) {
  const [{ FileTypeParser }, { detectCfbf }] = await Promise.all([
    import('file-type'),
    import('@file-type/cfbf'),
  ])
  return new FileTypeParser({ customDetectors: [detectCfbf] }).fromBlob(blobOf(file))
}

/** As much of a Blob as the library uses, so that a file is never in memory as a whole. */
function blobOf({ size, read }: FileBytes): Blob {
  const slice = (start = 0, end = size) => ({ arrayBuffer: () => read(start, end - start) })
  return { size, type: '', slice } as unknown as Blob
}

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const COMPOUND_HEADER_BYTES = 512
const ENTRY_BYTES = 128
const STREAM = 2
/** Where the beginning of a Word document says how to read the rest ([MS-DOC] FibBase). */
const FLAGS_AT = 10
const ENCRYPTED_FLAG = 0x0100

/** Microsoft's compound file (.doc, .xls, .msi, encrypted .docx): a file system in a file. */
function isCompoundFile(head: Buffer): boolean {
  return head.subarray(0, COMPOUND.length).equals(COMPOUND)
}

async function compoundKind(file: FileBytes, head: Buffer): Promise<Kind | OtherKind> {
  if (head.length < COMPOUND_HEADER_BYTES) return 'damaged'
  const sectorBytes = 2 ** head.readUInt16LE(30)
  // The plugin allocates all that lies before the directory: a damaged header may say terabytes.
  if (head.readUInt32LE(48) * sectorBytes > file.size) return 'damaged'
  const found = await typeOf(file)
  const { ext } = found ?? {}
  // 'cfb': whoever wrote it did not say what it is; encrypted documents never do.
  if (ext !== 'doc' && ext !== 'cfb') return otherKind(head, found)
  const document = await findStream(file, 'WordDocument')
  if (document) {
    const fib = await file.read((document.readUInt32LE(116) + 1) * sectorBytes, FLAGS_AT + 2)
    const flags = fib.length < FLAGS_AT + 2 ? 0 : fib.readUInt16LE(FLAGS_AT)
    return { ...DOC, passwordProtected: (flags & ENCRYPTED_FLAG) !== 0 }
  }
  // An encrypted .xlsx looks the same from outside; it is accepted, but never marked clean.
  if (await findStream(file, 'EncryptedPackage')) return { ...DOCX, passwordProtected: true }
  for (const [stream, kind] of STREAMS) if (await findStream(file, stream)) return kind
  return 'unknown'
}

/** What programs put into compound files that say nothing else. */
const STREAMS = [
  ['Workbook', 'sheet'],
  ['Book', 'sheet'],
  ['PowerPoint Document', 'sheet'],
  ['__properties_version1.0', 'email'],
] as const

/** The directory's entry for a stream ([MS-CFB] 2.6), wherever in the file its sector is. */
async function findStream(file: FileBytes, name: string): Promise<Buffer | undefined> {
  const beginning = Buffer.alloc(67)
  beginning.write(name, 'utf16le')
  beginning.writeUInt16LE(2 * name.length + 2, 64)
  beginning[66] = STREAM
  const at = await indexOf(file, beginning.toString('latin1'), 0)
  const entry = at < 0 ? undefined : await file.read(at, ENTRY_BYTES)
  return entry?.length === ENTRY_BYTES ? entry : undefined
}

/** What a file is that cannot be taken, as far as it makes a difference to what its owner can do. */
export type OtherKind =
  | 'document'
  | 'sheet'
  | 'picture'
  | 'film'
  | 'email'
  | 'archive'
  | 'damaged'
  | 'unknown'

/** By the extensions that the file-type library gives; pictures, films and recordings have types that say so. */
const BY_EXTENSION: Record<
  Exclude<OtherKind, 'picture' | 'film' | 'damaged' | 'unknown'>,
  string
> = {
  document: 'pages rtf docm dotx dotm odt ott odg epub ps eps wps pub',
  sheet:
    'numbers key xls xlsx xlsm xltx xltm ods ots ppt pptx pptm potx potm ppsx ppsm odp otp vsd vsdx',
  email: 'msg eml pst',
  archive: 'zip rar 7z gz tar bz2 xz zst cab',
}

/** What programs of the office write as text. */
const BY_BEGINNING: [RegExp, OtherKind][] = [
  [/<svg[\s>]/i, 'picture'],
  [/^content-type:\s*multipart\/related|^snapshot-content-location:/im, 'document'],
  [
    /^(received|return-path|delivered-to|message-id|from|subject|date|mime-version|[a-z-]+-(seal|signature)):\s/im,
    'email',
  ],
  [/progid="Word\.Document"|<(w:wordDocument|html|head|body|!doctype html)[\s>]/i, 'document'],
  [/^\ufffdWPC/, 'document'],
  [/progid="Excel\.Sheet"/, 'sheet'],
]
/** Bytes that no text has. */
const BINARY = /[\0-\x08\x0e-\x1a]/

/** Which kind a file is that is none of those that are taken. */
function otherKind(head: Buffer, found: { ext: string; mime: string } | undefined): OtherKind {
  const { ext = '', mime = '' } = found ?? {}
  if (mime.startsWith('image/')) return 'picture'
  if (/^(video|audio)\//.test(mime)) return 'film'
  for (const [kind, extensions] of Object.entries(BY_EXTENSION)) {
    if (extensions.split(' ').includes(ext)) return kind as OtherKind
  }
  const mark = head.toString('latin1', 0, 2)
  const coding = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'utf-8'
  const text = new TextDecoder(coding).decode(head)
  const byText = BY_BEGINNING.find(([beginning]) => beginning.test(text))?.[1]
  return byText ?? (found || BINARY.test(text) ? 'unknown' : 'document')
}
