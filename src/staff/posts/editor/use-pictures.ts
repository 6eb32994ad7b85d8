'use client'
import { useEffect, useRef, useState } from 'react'
import { type PlacedPicture, pasteHtml, placePictures } from './place-pictures.ts'

/** Copied HTML with headings, lists, links, tables or the like, which its plain text loses. */
const SAYS_MORE =
  /<(h[1-6]|ul|ol|table|blockquote|img|code|strong|em|b|i)\b|<a\s[^>]*href|mso-list|font-weight:\s*(bold|[6-9]00)/i

/**
 * Takes pictures that are pasted or dropped into a text, or added with a button, and pasted text with
 * what its program shows of it, such as headings and tables, as Markdown.
 * @param textArea The id of the text.
 */
export function usePictures(textArea: string) {
  const [pictures, setPictures] = useState<PlacedPicture[]>([])
  const add = useRef((_files: File[]) => {})

  useEffect(() => {
    const text = document.getElementById(textArea)
    if (!(text instanceof HTMLTextAreaElement)) return
    const onChange = (changed: PlacedPicture) =>
      setPictures((before) => {
        const isKnown = before.some(({ id }) => id === changed.id)
        if (!isKnown) return [...before, changed]
        return before.map((picture) => (picture.id === changed.id ? changed : picture))
      })
    add.current = (files) => {
      // What went well before needs no more words.
      setPictures((before) => before.filter(({ state }) => state !== 'placed'))
      placePictures(text, files, onChange)
    }
    const listening = new AbortController()
    const { signal } = listening
    text.addEventListener(
      'paste',
      (event) => {
        const { files, types } = event.clipboardData ?? new DataTransfer()
        const html = event.clipboardData?.getData('text/html') ?? ''
        const plain = event.clipboardData?.getData('text/plain') ?? ''
        // Office programs add a picture of the text that they copy.
        const isPicture = files.length > 0 && !types.includes('text/plain')
        // An editor of programs colors its text, and means it as it is.
        const isText = SAYS_MORE.test(html) && !types.includes('vscode-editor-data')
        if (!isPicture && !isText) return
        event.preventDefault()
        if (isPicture) add.current([...files])
        else pasteHtml(text, { html, plain }, onChange)
      },
      { signal },
    )
    text.addEventListener(
      'drop',
      (event) => {
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length === 0) return
        event.preventDefault()
        const caret = caretAt(text, event)
        if (caret !== undefined) text.setSelectionRange(caret, caret)
        add.current(files)
      },
      { signal },
    )
    addEventListener('dragover', allowDrop, { signal })
    addEventListener('drop', allowDrop, { signal })
    return () => listening.abort()
  }, [textArea])

  return {
    pictures,
    add: (files: File[]) => add.current(files),
    forget: (id: number) => setPictures((before) => before.filter((picture) => picture.id !== id)),
  }
}

/** A file that misses the text must not replace the page with everything typed in it. */
function allowDrop(event: DragEvent) {
  const isFile = event.dataTransfer?.types.includes('Files')
  const isForField = event.target instanceof Element && event.target.matches('[type=file]')
  if (isFile && !isForField) event.preventDefault()
}

/** The position in a text at the pointer, where the browser can tell. */
function caretAt(text: HTMLTextAreaElement, event: DragEvent): number | undefined {
  const position = document.caretPositionFromPoint?.(event.clientX, event.clientY)
  return position?.offsetNode === text ? position.offset : undefined
}
