'use client'
import { lazy, Suspense } from 'react'

// The browser loads it once the page is awake; without JavaScript the search is a form.
const Finding = import.meta.env.SSR
  ? () => null
  : lazy(async () => ({ default: (await import('./found-while-typing.tsx')).FoundWhileTyping }))

/** What the search of the list finds while it is typed. */
export function FindAsTyped() {
  return (
    <Suspense fallback={null}>
      <Finding />
    </Suspense>
  )
}
