import { holdPlace, putMarkdown } from './edit-text.ts'
import { uploadPicture } from './upload-picture.ts'

/** A picture on its way into a text, or what became of it. */
export interface PlacedPicture {
  id: number
  name: string
  state: { percent: number } | { problem: string } | 'placed'
}

let pictures = 0
const underWay = new Set<Promise<unknown>>()

/** Whether pictures are on their way into a text of this page. */
export function picturesUnderWay(): boolean {
  return underWay.size > 0
}

/** Resolves when no picture is on its way. */
export async function picturesArrived(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay)
}

/**
 * Uploads pictures into a text, side by side: each is put where the caret was once it is there, so
 * that nothing stands in the text, or in what an undo takes back, while it is on its way.
 * @param onChange Called for each picture whenever its state changes.
 */
export function placePictures(
  text: HTMLTextAreaElement,
  files: File[],
  onChange: (picture: PlacedPicture) => void,
): void {
  const places = files.map(() => holdPlace(text))
  for (const [index, file] of files.entries()) {
    const id = ++pictures
    const [place, ...later] = places.slice(index)
    const onState = (state: PlacedPicture['state']) => onChange({ id, name: file.name, state })
    const upload = uploadPicture(file, (percent) => onState({ percent })).then((result) => {
      place?.release()
      if ('problem' in result || !place) return 'problem' in result && onState(result)
      const end = putMarkdown(text, place.at, result.markdown)
      for (const other of later) other.at = Math.max(other.at, end)
      onState('placed')
    })
    onState({ percent: 0 })
    awaited(upload)
  }
}

/**
 * Puts copied HTML into a text as Markdown, in place of what is selected.
 * @param copied With the text to put there if the HTML cannot be converted.
 * @param onChange Called if pictures are missing.
 */
export function pasteHtml(
  text: HTMLTextAreaElement,
  { html, plain }: { html: string; plain: string },
  onChange: (picture: PlacedPicture) => void,
): void {
  const { selectionStart, selectionEnd, value } = text
  const place = holdPlace(text)
  const put = import('./pasted-markdown.ts')
    .then(({ markdownOf }) => markdownOf(html, location.origin))
    .catch(() => ({ markdown: plain, lostPictures: 0 }))
    .then(({ markdown, lostPictures }) => {
      place.release()
      const replaced = text.value === value ? selectionEnd - selectionStart : 0
      putMarkdown(text, place.at, markdown || plain, replaced)
      if (lostPictures === 0) return
      const problem = `Pictures that were copied with the text are not in it: ${lostPictures}. Copy each by itself, or add its file with “Picture”.`
      onChange({ id: ++pictures, name: 'pictures of the copied text', state: { problem } })
    })
  awaited(put)
}

/** Saving waits for it. */
function awaited(put: Promise<unknown>): void {
  const ended = put.finally(() => underWay.delete(ended))
  underWay.add(ended)
}
