/** Replaces part of a text as typing does: the browser's own undo takes it back. */
export function replaceRange(
  text: HTMLTextAreaElement,
  start: number,
  end: number,
  replacement: string,
): void {
  text.focus({ preventScroll: true })
  text.setSelectionRange(start, end)
  const isDone = replacement
    ? document.execCommand('insertText', false, replacement)
    : start === end || document.execCommand('delete')
  if (isDone) return
  text.setRangeText(replacement, start, end, 'end')
  text.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/**
 * Replaces the first occurrence of a word, and leaves the caret, the focus, and the scroll positions
 * where they are.
 * @returns Where the replacement stands; undefined when the text does not have the word any more.
 */
export function replaceWord(
  text: HTMLTextAreaElement,
  word: string,
  replacement: string,
): number | undefined {
  const at = text.value.indexOf(word)
  if (at === -1) return undefined
  const { selectionStart, selectionEnd, scrollTop } = text
  const focused = document.activeElement
  const [x, y] = [scrollX, scrollY]
  replaceRange(text, at, at + word.length, replacement)
  const moved = (position: number) => {
    if (position <= at) return position
    if (position >= at + word.length) return position + replacement.length - word.length
    return at + replacement.length
  }
  text.setSelectionRange(moved(selectionStart), moved(selectionEnd))
  text.scrollTop = scrollTop
  scrollTo(x, y)
  if (focused instanceof HTMLElement && focused !== text) focused.focus({ preventScroll: true })
  return at
}
