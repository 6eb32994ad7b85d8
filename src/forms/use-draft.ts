'use client'
import { useEffect, useRef, useState } from 'react'
import { tellDraftNews } from '../browser/draft-news.ts'
import type { FormState } from './form-state.ts'
import { keepDraft } from './keep-draft.ts'

/** What a form says about its draft. */
export interface ShownDraft {
  /** Its id, which the form posts: the server then sees whether it is still this browser's. */
  id: string | undefined
  /** The day and time of the last save, when the visitor has come back to it. */
  welcome: string | undefined
  /** Near the buttons, once awake: whether the answers are saved. */
  note: string
  /** Another tab has opened another form of this kind: this one is not saved any more. */
  isReplaced: boolean
}

const NOT_SAVED =
  'Your browser cannot reach our site right now. Your answers are saved in this browser.'
const NOT_TAKEN = 'Our site cannot save your answers right now. They are saved in this browser.'
const TOO_LONG = 'Your answers are too long to save on our site. They are saved in this browser.'
const ALREADY_SENT = 'This form has already been sent from another tab or device.'

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/**
 * Saves an awake form to the visitor's draft, and shows what others save to it.
 * @param isBeingSent Nothing is saved meanwhile: what is accepted then is this form.
 * @param showValues Puts the answers of others into the form.
 */
export function useDraft(
  kind: string,
  { draft, submissionKey }: FormState,
  isBeingSent: boolean,
  showValues: (values: Record<string, string>) => void,
): ShownDraft {
  const [id, setId] = useState(draft?.id)
  const [welcome, setWelcome] = useState(draft?.welcome)
  const [note, setNote] = useState('')
  const [isReplaced, setReplaced] = useState(false)
  const show = useRef(showValues)
  show.current = showValues
  const isSending = useRef(isBeingSent)
  isSending.current = isBeingSent
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes
  useEffect(
    () =>
      keepDraft(kind, { draft: draft?.id, submissionKey }, () => isSending.current, {
        onNews(news) {
          show.current(news.values)
          tellDraftNews(kind, news)
        },
        onValues: (values) => show.current(values),
        onFound(found) {
          setId(found.id)
          setWelcome(found.savedOn)
        },
        onSaved: (savedAt) => setNote(`Saved at ${clock.format(new Date(savedAt))}`),
        onFailed: (isAnswered) => setNote(isAnswered ? NOT_TAKEN : NOT_SAVED),
        onTooLong: () => setNote(TOO_LONG),
        onAccepted: () => setNote(ALREADY_SENT),
        onReplaced(replaced) {
          setId(replaced)
          setReplaced(true)
        },
      }),
    [],
  )
  return { id, welcome, note, isReplaced }
}
