import { IMAGE_ERROR, pictureReasons } from '../../../images/messages.ts'
import { MAX_ATTACHMENT_MB } from '../../../settings/business.ts'

const MAX_BYTES = MAX_ATTACHMENT_MB * 1024 * 1024
const ANSWER_WITHIN_MS = 120_000

export type PictureUpload = { markdown: string } | { problem: string }

/**
 * Uploads a picture for a post.
 * @param onProgress Gets the share that is sent, in percent.
 * @returns The Markdown that shows it, or a sentence about what went wrong. Never rejects.
 */
export function uploadPicture(
  file: File,
  onProgress: (percent: number) => void,
): Promise<PictureUpload> {
  const { name } = file
  if (file.size > MAX_BYTES) return Promise.resolve({ problem: pictureReasons.tooLarge(name) })
  return new Promise((resolve) => {
    // fetch does not report how much of a body is sent.
    const request = new XMLHttpRequest()
    const unreachable = () =>
      resolve({
        problem: `${name} could not be uploaded: the site cannot be reached. Add it again later.`,
      })
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.floor((100 * loaded) / total))
    request.onload = () => resolve(answerOf(request, name))
    request.onerror = unreachable
    request.ontimeout = unreachable
    request.timeout = ANSWER_WITHIN_MS
    request.open('POST', '/api/staff/images')
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

function answerOf({ status, responseText }: XMLHttpRequest, name: string): PictureUpload {
  if (status === 401) {
    return { problem: `${name} was not uploaded: you are signed out. Sign in, then add it again.` }
  }
  try {
    const { markdown, reason, message } = JSON.parse(responseText) as Record<string, string>
    if (status === 201 && markdown) return { markdown }
    return { problem: reason ?? `${name}: ${message ?? IMAGE_ERROR}` }
  } catch {
    return { problem: `${name}: ${IMAGE_ERROR}` }
  }
}
