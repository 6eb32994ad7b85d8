'use client'
import { type SyntheticEvent, useRef, useState } from 'react'
import type { Attachments } from '../../attachments/use-attachments.ts'
import { isReachable } from '../../browser/load-code.ts'

export const ASK_FOR_LINK = 'link'

/**
 * The button that leads from the form to the page that mails a link. It posts the step, as without
 * JavaScript, so that what is typed is in the draft; files that are still on their way are awaited.
 * @param setCutOff Whether the form says that the site could not be reached: the browser's own page about it would
 * take the place of the form.
 */
export function useLinkButton(
  attachments: Pick<Attachments, 'settled'>,
  setCutOff: (isCutOff: boolean) => void,
) {
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
      setCutOff(false)
      const post = async () => {
        const reachable = await isReachable()
        if (reachable) {
          setWaiting(true)
          await attachments.settled().catch(() => {})
          mayPost.current = true
          submitter.form?.requestSubmit(submitter)
          mayPost.current = false
        }
        setCutOff(!reachable)
        setWaiting(false)
      }
      void post()
      return true
    },
  }
}
