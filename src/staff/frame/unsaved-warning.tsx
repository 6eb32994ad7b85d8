'use client'
import { useEffect } from 'react'

/**
 * Has the browser ask before somebody leaves a form with text that was not saved.
 * @param isUnsaved The form came back: all of it is unsaved, also what was not touched since.
 */
export function UnsavedWarning({ form, isUnsaved }: { form: string; isUnsaved: boolean }) {
  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    let isSent = false
    const onSubmit = ({ submitter }: SubmitEvent) => {
      isSent = submitter?.getAttribute('formtarget') !== '_blank'
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!isSent && (isUnsaved || isChanged(element))) event.preventDefault()
    }
    // Sent, and brought back by the browser: it can be changed again.
    const onShow = () => {
      isSent = false
    }
    element.addEventListener('submit', onSubmit)
    addEventListener('beforeunload', onLeave)
    addEventListener('pageshow', onShow)
    return () => {
      element.removeEventListener('submit', onSubmit)
      removeEventListener('beforeunload', onLeave)
      removeEventListener('pageshow', onShow)
    }
  }, [form, isUnsaved])
  return null
}

/** Compared with the HTML as it came, so that what was typed before the page woke counts too. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some((option) => option.selected !== option.defaultSelected)
    }
    if (control instanceof HTMLInputElement && control.type === 'hidden') return false
    return (
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.value !== control.defaultValue
    )
  })
}
