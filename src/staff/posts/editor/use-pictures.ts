'use client'
import { useEffect, useRef, useState } from 'react'
import { IMAGE_ERROR, pictureReasons } from '../../../images/messages.ts'
import { MAX_ATTACHMENT_MB } from '../../../settings/business.ts'
import { holdPlace, putMarkdown } from './edit-text.ts'

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
function placePictures(
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
function pasteHtml(
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

const MAX_BYTES = MAX_ATTACHMENT_MB * 1024 * 1024
const ANSWER_WITHIN_MS = 120_000

type PictureUpload = { markdown: string } | { problem: string }

/**
 * Uploads a picture for a post.
 * @param onProgress Gets the share that is sent, in percent.
 * @returns The Markdown that shows it, or a sentence about what went wrong. Never rejects.
 */
function uploadPicture(file: File, onProgress: (percent: number) => void): Promise<PictureUpload> {
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
