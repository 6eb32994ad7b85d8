/** Messages for staff about pictures they upload. Runs in the browser too. */
import { MAX_ATTACHMENT_MB } from '../settings/business.ts'

export const IMAGE_UPLOADED = 'Image uploaded successfully!'
export const IMAGE_REFUSED = 'Failed to upload image. Please try again.'
export const IMAGE_ERROR = 'An unexpected error occurred while uploading the image.'

/** The `accept` attribute of a picture's file field. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif'

/** One message for each reason to reject a picture, shown at its field. */
export const pictureReasons = {
  'no picture': (name: string) => `${name} is not a JPEG, PNG, WebP or AVIF picture.`,
  'too large': (name: string) =>
    `${name} has too many pixels. Make it smaller first: 3,000 pixels a side are plenty.`,
  broken: (name: string) => `${name} is damaged, or did not arrive in full.`,
  empty: (name: string) => `${name} is empty.`,
  tooLarge: (name: string) => `${name} is larger than ${MAX_ATTACHMENT_MB} MB.`,
  tooMany: (name: string) => `${name} was left out: send one picture at a time.`,
} as const

/** The Markdown that shows a picture in a post. */
export function pictureMarkdown(address: string, alt: string): string {
  return `![${alt.replace(/[[\]\\\n]/g, ' ').trim()}](${address})`
}
