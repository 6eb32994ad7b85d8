'use client'
import { inBrowser } from '../../../browser/in-browser.tsx'

/** What the search of the list finds while it is typed. */
export const FindAsTyped = inBrowser(
  async () => (await import('./found-while-typing.tsx')).FoundWhileTyping,
)
