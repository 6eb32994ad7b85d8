'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { draftSaveOf } from '../../forms/draft-save-of.ts'
import { keepDraft } from '../../forms/keep-draft.ts'
import { quoteForm } from '../form.ts'

const { kind } = quoteForm
const IGNORED = () => {}

/**
 * On the page of a link: saves what only this browser has of its own request, typed offline for example. The site
 * then knows that there is one, and the page is loaded again to ask what shall be closed.
 * @param isAsked Whether the page asks already.
 * @param children Shown when the site cannot save it: the link would delete it.
 */
export function SaveFirst({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const [isUnsaved, setUnsaved] = useState(false)
  useEffect(() => {
    if (!draftSaveOf(kind, () => false)) return
    return keepDraft(kind, {}, () => false, {
      onSaved() {
        setUnsaved(false)
        // Not reload(): the page may have answered a post.
        if (!isAsked) location.replace(location.href)
      },
      onFailed: () => setUnsaved(true),
      onTooLong: () => setUnsaved(true),
      onNews: IGNORED,
      onValues: IGNORED,
      onFound: IGNORED,
      onAccepted: IGNORED,
      onReplaced: IGNORED,
    })
  }, [isAsked])
  return (
    <div data-saves-first={kind} role="status">
      {isUnsaved && children}
    </div>
  )
}
