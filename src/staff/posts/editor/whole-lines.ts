/** Extends the selection of a text to whole lines. */
export function selectWholeLines(text: HTMLTextAreaElement): void {
  const [start, end] = wholeLines(text.value, text.selectionStart, text.selectionEnd)
  text.setSelectionRange(start, end)
}

/** The first and last position of the lines that a selection touches, without the last line break. */
export function wholeLines(text: string, start: number, end: number): [number, number] {
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1
  // A selection that ends with a line break does not touch the line after it.
  const until = end > start && text[end - 1] === '\n' ? end - 1 : end
  const lineEnd = text.indexOf('\n', until)
  return [from, lineEnd === -1 ? text.length : lineEnd]
}
