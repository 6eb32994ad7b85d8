import { useEffect, useState } from 'react'

const PAUSE_MS = 200

/**
 * What somebody types in a field, a moment after the last key; empty until then.
 * @param id Of the field, which is not React's to control.
 */
export function useTyped(id: string): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const box = document.getElementById(id)
    if (!(box instanceof HTMLInputElement)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setTyped(box.value.trim()), PAUSE_MS)
    }
    // Its first letters may have woken the page.
    if (box === document.activeElement && box.value !== box.defaultValue) onInput()
    box.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      box.removeEventListener('input', onInput)
    }
  }, [id])
  return typed
}
