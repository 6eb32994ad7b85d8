import { replaceRange, replaceWord } from './edit-text.ts'
import { addPictureUnderWay } from './pictures-under-way.ts'
import { uploadPicture } from './upload-picture.ts'

/** A picture on its way into a text, or what became of it. */
export interface PlacedPicture {
  id: number
  name: string
  state: { percent: number } | { problem: string } | 'placed' | { unplaced: string }
}

let pictures = 0

/**
 * Uploads pictures into a text, side by side: placeholders stand at the caret until they are there.
 * @param onChange Called for each picture whenever its state changes.
 */
export function placePictures(
  text: HTMLTextAreaElement,
  files: File[],
  onChange: (picture: PlacedPicture) => void,
): void {
  const begun = files.map((file) => {
    const id = ++pictures
    return { file, id, placeholder: `![Uploading ${plainName(file.name)} (${id})…]()` }
  })
  const { selectionEnd, value } = text
  const before = value.slice(0, selectionEnd)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const rest = value.slice(selectionEnd)
  const after = rest.startsWith('\n\n') ? '' : rest.startsWith('\n') ? '\n' : '\n\n'
  const inserted = begun.map(({ placeholder }) => placeholder).join('\n\n')
  replaceRange(text, selectionEnd, selectionEnd, gap + inserted + after)
  for (const { file, id, placeholder } of begun) {
    addPictureUnderWay(
      place(text, file, placeholder, (state) => onChange({ id, name: file.name, state })),
    )
  }
}

async function place(
  text: HTMLTextAreaElement,
  file: File,
  placeholder: string,
  onState: (state: PlacedPicture['state']) => void,
): Promise<void> {
  onState({ percent: 0 })
  const upload = await uploadPicture(file, (percent) => onState({ percent }))
  if ('problem' in upload) {
    // With one of the empty lines around it.
    const words = [`${placeholder}\n\n`, `\n\n${placeholder}`, placeholder]
    replaceWord(text, words.find((word) => text.value.includes(word)) ?? placeholder, '')
    return onState(upload)
  }
  const at = replaceWord(text, placeholder, upload.markdown)
  onState(at === undefined ? { unplaced: upload.markdown } : 'placed')
}

/** Brackets would end the placeholder. */
function plainName(name: string): string {
  return name.replace(/[[\]()\\\n]/g, ' ').slice(0, 60)
}
