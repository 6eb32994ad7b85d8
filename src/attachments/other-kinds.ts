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
export function otherKind(
  head: Buffer,
  found: { ext: string; mime: string } | undefined,
): OtherKind {
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
