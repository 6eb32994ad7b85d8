'use client'
import { useEffect } from 'react'

/**
 * Makes the browser ask before leaving a form with unsaved text.
 * @param isUnsaved The form was returned with errors: all of it is unsaved, even if not touched
 * since.
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
      // For this leaving only: whoever stays, since another form of the page asked, has not sent it.
      const isBeingSent = isSent
      isSent = false
      if (!isBeingSent && (isUnsaved || isChanged(element))) event.preventDefault()
    }
    // The browser restored the page after sending: the form can be changed again.
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

/** Compared with the original HTML, so that what was typed before the page woke counts too. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some((option) => option.selected !== option.defaultSelected)
    }
    if (control instanceof HTMLInputElement && control.type === 'hidden') return false
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      return control.checked !== control.defaultChecked
    }
    return (
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.value !== control.defaultValue
    )
  })
}
