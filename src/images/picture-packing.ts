import type { PictureFault, ReencodedPicture } from './reencode-picture.ts'

/** The format between the two processes: a line of JSON, then the bytes of both files. */
export function pack(picture: ReencodedPicture | PictureFault): Buffer {
  if (typeof picture === 'string') return Buffer.from(`${JSON.stringify({ fault: picture })}\n`)
  const { webp, share, width, height } = picture
  const head = JSON.stringify({ width, height, webpBytes: webp.length, shareBytes: share.length })
  return Buffer.concat([Buffer.from(`${head}\n`), webp, share])
}

/** @throws When the data is incomplete. */
export function unpack(packed: Buffer): ReencodedPicture | PictureFault {
  const end = packed.indexOf('\n')
  const { fault, width, height, webpBytes, shareBytes } = JSON.parse(
    packed.toString('utf8', 0, end),
  )
  if (fault) return fault
  const webp = packed.subarray(end + 1, end + 1 + webpBytes)
  const share = packed.subarray(end + 1 + webpBytes)
  if (share.length !== shareBytes) throw new Error('The re-encoded picture is incomplete')
  return { webp, share, width, height }
}
