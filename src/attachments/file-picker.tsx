'use client'
import { useEffect, useRef } from 'react'
import { css } from '../../styled-system/css'
import { control } from '../ui/field/field-look.ts'
import { FileRow } from './file-row.tsx'
import { ACCEPT } from './messages.ts'
import type { Attachments } from './use-attachments.ts'

const legend = css({ textStyle: 'label', color: 'heading' })
const optional = css({ fontWeight: '400', color: 'quiet' })
const hintText = css({ textStyle: 'small', color: 'quiet', mb: '8' })
const list = css({ display: 'grid', gap: '8', mt: '12' })

/**
 * A form's files: a plain file field that works without JavaScript, and the files chosen so far.
 * Once awake, files are uploaded as soon as they are chosen, including those chosen before.
 * @param hint What may be attached, in the specification's words.
 */
export function FilePicker(props: { hint: string; attachments: Attachments }) {
  const { attachments } = props
  const input = useRef<HTMLInputElement>(null)
  const take = () => {
    const chosen = [...(input.current?.files ?? [])]
    attachments.add(chosen)
    // Emptied, so that the same file can be chosen again and a plain post does not send it twice.
    if (input.current) input.current.value = ''
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before waking
  useEffect(take, [])

  return (
    <div>
      <label className={legend} htmlFor="attachments">
        Attachments <span className={optional}>(optional)</span>
      </label>
      <p className={hintText} id="attachments-hint">
        {props.hint}
      </p>
      <input
        ref={input}
        id="attachments"
        name="attachments"
        type="file"
        multiple
        accept={ACCEPT}
        aria-describedby="attachments-hint"
        className={control()}
        onChange={take}
      />
      <ul className={list} aria-live="polite" aria-label="Chosen files">
        {attachments.files.map((file) => (
          <FileRow
            key={file.key}
            file={file}
            isAwake={attachments.isAwake}
            onRemove={() => attachments.remove(file.key)}
          />
        ))}
      </ul>
    </div>
  )
}
