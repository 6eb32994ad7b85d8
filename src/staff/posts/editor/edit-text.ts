/** Replaces part of a text as typing does: the browser's own undo takes it back. */
function replaceRange(
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

/** Where something will be put into a text that people go on typing in. */
export interface Place {
  at: number
  release(): void
}

/** Holds the place of the caret, whatever is typed or taken back around it. */
export function holdPlace(text: HTMLTextAreaElement): Place {
  const place = { at: text.selectionEnd, release: () => text.removeEventListener('input', follow) }
  let before = text.value
  function follow() {
    const { value, selectionEnd: caret } = text
    // What stands behind the caret is as it was.
    const end = before.length - (value.length - caret)
    place.at = place.at > end ? place.at + value.length - before.length : Math.min(place.at, caret)
    before = value
  }
  text.addEventListener('input', follow)
  return place
}

/**
 * Puts Markdown into a text in one step, which one undo takes back, and leaves the caret, the focus,
 * and the scroll positions where they are. What is more than words gets empty lines around it.
 * @param replaced How many characters before that place it replaces.
 * @returns Where it ends.
 */
export function putMarkdown(
  text: HTMLTextAreaElement,
  at: number,
  markdown: string,
  replaced = 0,
): number {
  const { selectionStart, selectionEnd, scrollTop, value } = text
  const [start, focused, x, y] = [at - replaced, document.activeElement, scrollX, scrollY]
  const put = BLOCK.test(markdown)
    ? gapAfter(value.slice(0, start)) + markdown + gapBefore(value.slice(at))
    : markdown
  replaceRange(text, start, at, put)
  const end = start + put.length
  const moved = (position: number) =>
    position < start ? position : position < at ? end : position + end - at
  text.setSelectionRange(moved(selectionStart), moved(selectionEnd))
  text.scrollTop = scrollTop
  scrollTo(x, y)
  if (focused instanceof HTMLElement && focused !== text) focused.focus({ preventScroll: true })
  return end
}

const BLOCK = /\n|^(#|- |> |\||!\[|```|\d+\. )/

function gapAfter(text: string): string {
  if (text === '' || text.endsWith('\n\n')) return ''
  return text.endsWith('\n') ? '\n' : '\n\n'
}

function gapBefore(text: string): string {
  if (text.startsWith('\n\n')) return ''
  return text.startsWith('\n') ? '\n' : '\n\n'
}
