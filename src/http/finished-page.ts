/** A whole page, ready to be sent any number of times. */
export interface FinishedPage {
  status: number
  html: Buffer
  etag: string
  policy: string
  /** What React takes the page over with, compressed, when it is not in the page; and its name. */
  payload: { name: string; br: Buffer } | undefined
  /** The page compressed; done once, when first asked for. */
  body(encoding: 'br' | 'gzip'): Buffer
}
