'use client'
import { createElement, useEffect, useRef } from 'react'
import { css } from '../../../../styled-system/css'
import { ACCEPTED_PICTURES } from '../../../images/messages.ts'
import { button } from '../../../ui/button/button.tsx'
import { type PlacedPicture, usePictures } from './use-pictures.ts'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4',
  mb: '8',
  '@media (scripting: none)': { display: 'none' },
  '& button': { px: '8', py: '4' },
})

interface Format {
  /** What the library calls it. */
  name: string
  label: string
  /** The key that does the same together with Ctrl, or Cmd on a Mac. */
  key?: string
  /** It is about whole lines, and the library knows only the word at the caret. */
  isOfLines?: boolean
}

const FORMATS: Format[] = [
  { name: 'header-2', label: 'Heading', isOfLines: true },
  { name: 'bold', label: 'Bold', key: 'b' },
  { name: 'italic', label: 'Italic', key: 'i' },
  { name: 'link', label: 'Link', key: 'k' },
  { name: 'unordered-list', label: 'List' },
  { name: 'ordered-list', label: 'Numbered list' },
  { name: 'quote', label: 'Quote', isOfLines: true },
]

/**
 * The toolbar above a Markdown text. Its library edits the text as typing does, so that the
 * browser's own undo takes it back.
 * @param textArea The id of the text.
 */
export function FormattingBar({ textArea }: { textArea: string }) {
  const { pictures, add, forget } = usePictures(textArea)
  const chooser = useRef<HTMLInputElement>(null)
  useEffect(() => {
    void import('@github/markdown-toolbar-element')
    const text = document.getElementById(textArea)
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const format = FORMATS.find(({ key }) => key === event.key.toLowerCase())
      if (!format) return
      event.preventDefault()
      document.querySelector<HTMLElement>(`[data-md-button="${format.name}"]`)?.click()
    }
    text?.addEventListener('keydown', onKey)
    return () => text?.removeEventListener('keydown', onKey)
  }, [textArea])
  const selectLines = () => {
    const text = document.getElementById(textArea)
    if (text instanceof HTMLTextAreaElement) selectWholeLines(text)
  }

  const toolbar = createElement(
    'markdown-toolbar',
    { for: textArea, role: 'toolbar', 'aria-label': 'Formatting', 'aria-controls': textArea },
    <div className={bar}>
      {FORMATS.map(({ name, label, key, isOfLines }) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          className={button()}
          data-md-button={name}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
          title={key && `${label} (Ctrl or ⌘ and ${key.toUpperCase()})`}
          // React's root is the document, so that this comes before the library's own listener.
          onClickCapture={isOfLines ? selectLines : undefined}
        >
          {label}
        </button>
      ))}
      {/* The library knows nothing of this one but that arrow keys reach it. */}
      <button
        type="button"
        tabIndex={-1}
        className={button()}
        data-md-button="picture"
        onClick={() => chooser.current?.click()}
      >
        Picture
      </button>
    </div>,
  )
  return (
    <>
      {toolbar}
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED_PICTURES}
        multiple
        hidden
        aria-label="Pictures for the text"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again.
          currentTarget.value = ''
          if (files.length > 0) add(files)
        }}
      />
      <PictureProgress pictures={pictures} onForget={forget} />
    </>
  )
}

/** Extends the selection of a text to whole lines. */
function selectWholeLines(text: HTMLTextAreaElement): void {
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

const progress = css({ '&:not(:empty)': { mb: '8' } })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8' })
const problem = css({ color: 'problem', fontWeight: '600' })

/** How far the pictures of a text are, in words. */
function PictureProgress(props: { pictures: PlacedPicture[]; onForget(id: number): void }) {
  const { pictures, onForget } = props
  const isFailed = ({ state }: PlacedPicture) => typeof state === 'object' && 'problem' in state
  return (
    <>
      <div role="status" aria-label="Pictures" className={progress}>
        {pictures
          .filter((picture) => !isFailed(picture))
          .map((picture) => (
            <p key={picture.id}>{pictureWords(picture)}</p>
          ))}
      </div>
      {pictures.filter(isFailed).map((picture) => (
        <div key={picture.id} role="alert" className={row}>
          <p className={problem}>{pictureWords(picture)}</p>
          <button
            type="button"
            className={button({ tone: 'bare' })}
            aria-label={`Dismiss the message about ${picture.name}`}
            onClick={() => onForget(picture.id)}
          >
            Dismiss
          </button>
        </div>
      ))}
    </>
  )
}

function pictureWords({ name, state }: PlacedPicture): string {
  if (state === 'placed')
    return `${name} is in the text. Between its brackets, type what it shows, for those who cannot see it.`
  if ('problem' in state) return state.problem
  return state.percent < 100
    ? `Uploading ${name}: ${state.percent} percent.`
    : `${name} is uploaded and being prepared.`
}
