'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { css } from '../../styled-system/css'
import { control } from '../ui/field/field-look.ts'
import { forScreenReaders } from '../ui/layout.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { FileRow } from './file-row.tsx'
import { ACCEPT, ACCEPTED_KINDS, wasRemoved } from './messages.ts'
import type { Attachments } from './use-attachments.ts'

const legend = css({ textStyle: 'label', color: 'heading' })
const optional = css({ fontWeight: '400', color: 'quiet' })
const hintText = css({ textStyle: 'small', color: 'quiet', mb: '8' })
const field = css({
  position: 'relative',
  borderRadius: 'card',
  '&:has(:focus-visible)': { outline: '3px solid token(colors.action)', outlineOffset: '2px' },
})
/** Over the words that say how many are attached: a click and a dropped file still reach the field. */
const covered = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  opacity: '0',
  cursor: 'pointer',
})
const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  minHeight: '48',
  px: '12',
  py: '8',
  bg: 'surface',
  borderWidth: '1.5px',
  borderStyle: 'solid',
  borderColor: 'control',
  borderRadius: 'card',
})
const choose = css({
  px: '12',
  py: '4',
  fontWeight: '600',
  color: 'ink',
  bg: 'selected',
  borderWidth: '1.5px',
  borderStyle: 'solid',
  borderColor: 'ink',
  borderRadius: 'card',
})
/** Where there is likely a camera to point at something. */
const onPhones = css({
  display: 'none',
  '@media (pointer: coarse)': { display: 'block' },
  mt: '12',
})
const list = css({ display: 'grid', gap: '8', mt: '12' })

const FIELD = 'attachments'
const HINT_ID = `${FIELD}-hint`

/**
 * A form's files: a plain file field that works without JavaScript, and the files chosen so far.
 * On a phone, a second one opens the camera. Once awake, files are uploaded as soon as they are
 * chosen, including those chosen before.
 * @param hint What the specification says in this form, before what is accepted in all of them.
 * @param isNeeded The form has nothing else to send.
 * @param name Of the field, in a form that has several: what is accepted is said at the one without.
 */
export function FilePicker(props: {
  hint?: string
  attachments: Attachments
  isNeeded?: boolean
  name?: string
  label?: string
}) {
  const { attachments, isNeeded, name = FIELD, label = 'Attachments' } = props
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = () => {
    for (const { current } of [input, camera]) {
      attachments.add([...(current?.files ?? [])])
      // Emptied, so that the same file can be chosen again and a plain post does not send it twice.
      if (current) current.value = ''
    }
  }
  // Not before the saved files are in the list: what is added to it is saved over them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before waking
  useEffect(() => {
    if (attachments.isAwake) take()
  }, [attachments.isAwake])
  const attached = attachments.files.filter(({ problem }) => !problem).length
  const isCounted = attachments.isAwake && attached > 0
  const isOneOfSeveral = name !== FIELD
  const photo = isOneOfSeveral ? `${name}-photo` : 'photo'

  return (
    <div>
      <label className={legend} htmlFor={name}>
        {`${label} `}
        {!isNeeded && <span className={optional}>(optional)</span>}
      </label>
      {!isOneOfSeveral && (
        <p className={hintText} id={HINT_ID}>
          {props.hint && (
            <>
              {props.hint}
              <br />
            </>
          )}
          {ACCEPTED_KINDS}
        </p>
      )}
      <div className={field}>
        <input
          ref={input}
          id={name}
          name={name}
          type="file"
          multiple
          accept={ACCEPT}
          aria-describedby={`${HINT_ID}${isCounted ? ` ${name}-count` : ''}`}
          className={isCounted ? covered : control()}
          onChange={take}
        />
        {/* The browser's own words say that none is chosen: what was chosen is in the list below. */}
        {isCounted && (
          <div className={words} aria-hidden="true">
            <span className={choose}>Choose Files</span>
            <span id={`${name}-count`}>
              {attached === 1 ? '1 file attached' : `${attached} files attached`}
            </span>
          </div>
        )}
      </div>
      <div className={onPhones}>
        <label className={legend} htmlFor={photo}>
          Take a photo{isOneOfSeveral && `: ${label}`}
        </label>
        <input
          ref={camera}
          id={photo}
          name={name}
          type="file"
          accept="image/*"
          capture="environment"
          className={control()}
          onChange={take}
        />
      </div>
      <ChosenFiles
        attachments={attachments}
        field={input}
        name={isOneOfSeveral ? `Chosen files: ${label}` : 'Chosen files'}
      />
    </div>
  )
}

/**
 * The files chosen so far. Their buttons disappear when they are pressed: first, the focus moves to a
 * Remove button that stays.
 * @param field Takes the focus when no file is left.
 */
function ChosenFiles(props: {
  attachments: Attachments
  field: RefObject<HTMLInputElement | null>
  /** Of the list, read aloud. */
  name: string
}) {
  const { files, isAwake, remove } = props.attachments
  const rows = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState<ChosenFile>()
  const removeButton = (index: number) =>
    rows.current?.children[index]?.querySelector<HTMLElement>('[name=remove]')

  return (
    <>
      {/* Read aloud: a new file, and a new state of one, but not every percent. */}
      <ul
        ref={rows}
        className={list}
        aria-live="polite"
        aria-relevant="additions"
        aria-label={props.name}
      >
        {files.map((file, index) => (
          <FileRow
            key={file.key}
            file={file}
            isAwake={isAwake}
            onRemove={() => {
              const next = removeButton(index + 1) ?? removeButton(index - 1) ?? props.field.current
              next?.focus()
              setRemoved(file)
              remove(file.key)
            }}
          />
        ))}
      </ul>
      {isAwake && (
        <p role="status" className={forScreenReaders}>
          {/* A new element for each: two files may have the same name. */}
          {removed && <span key={removed.key}>{wasRemoved(removed.name)}</span>}
        </p>
      )}
    </>
  )
}
