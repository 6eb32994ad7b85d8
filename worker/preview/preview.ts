/** What is made of a file, so that staff can look at it. */
export interface Preview {
  /** How many pages a PDF or a fax has; undefined for a photo. */
  pages: number | undefined
  /** A small JPEG to look at: upright, without metadata. */
  picture: Buffer
  /** The whole picture as a JPEG without metadata; undefined for a PDF or a fax. */
  copy: Buffer | undefined
}

/** Why there is none. */
export type PreviewFault = 'unreadable' | 'too large' | 'needs Acrobat'

/** The format between the two processes: a line of JSON, then the bytes of both pictures. */
export function pack(preview: Preview | PreviewFault): Buffer {
  if (typeof preview === 'string') return Buffer.from(`${JSON.stringify({ fault: preview })}\n`)
  const { pages, picture, copy } = preview
  const head = { pages, pictureBytes: picture.length, copyBytes: copy?.length }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    picture,
    ...(copy === undefined ? [] : [copy]),
  ])
}

/** @throws When the data is incomplete. */
export function unpack(packed: Buffer): Preview | PreviewFault {
  const end = packed.indexOf('\n')
  const { fault, pages, pictureBytes, copyBytes } = JSON.parse(packed.toString('utf8', 0, end))
  if (fault) return fault
  const rest = packed.subarray(end + 1)
  if (rest.length !== pictureBytes + (copyBytes ?? 0)) throw new Error('A preview is incomplete')
  return {
    pages,
    picture: rest.subarray(0, pictureBytes),
    copy: copyBytes === undefined ? undefined : rest.subarray(pictureBytes),
  }
}
