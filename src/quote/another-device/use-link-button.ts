'use client'
import { type SyntheticEvent, useRef, useState } from 'react'
import type { Attachments } from '../../attachments/use-attachments.ts'

export const ASK_FOR_LINK = 'link'

/**
 * The button that leads from the form to the page that mails a link. It posts the step, as without
 * JavaScript, so that what is typed is in the draft; files that are still on their way are awaited.
 */
export function useLinkButton(attachments: Pick<Attachments, 'settled'>) {
  const [isWaiting, setWaiting] = useState(false)
  const mayPost = useRef(false)
  return {
    isWaiting,
    /** @returns Whether the submit event is this button's: then nothing else handles it. */
    handles(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): boolean {
      const { submitter } = event.nativeEvent
      if (!(submitter instanceof HTMLButtonElement) || submitter.value !== ASK_FOR_LINK)
        return false
      if (mayPost.current) return true
      event.preventDefault()
      setWaiting(true)
      const post = () => {
        mayPost.current = true
        submitter.form?.requestSubmit(submitter)
        mayPost.current = false
        setWaiting(false)
      }
      // In a task of its own: a form is not submitted while it is still being submitted.
      void attachments.settled().finally(() => setTimeout(post))
      return true
    },
  }
}
