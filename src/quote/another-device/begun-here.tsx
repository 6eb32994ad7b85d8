import { css } from '../../../styled-system/css'
import { savedOn } from '../../forms/saved-on.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { quoteForm } from '../form.ts'
import { LINK_PATH } from './addresses.ts'
import type { Begun } from './load-begun.ts'

const stack = css({ display: 'grid', gap: '16' })
const heading = css({ textStyle: 'card' })

/**
 * What a link would close in this browser, and how to keep it; then the heading of what opens the link. It shows
 * none of the answers.
 */
export function BegunHere({ begun }: { begun: Begun }) {
  return (
    <div className={stack}>
      <h2 className={heading}>Another request was begun in this browser</h2>
      <p>
        It has not been sent, and was last saved on {savedOn(begun.updatedAt)}. A browser has only
        one at a time: if you continue the one from the link, the other one is closed here and
        cannot be opened again, except with a link of its own.
      </p>
      <KeepIt />
      <p>
        To have both, first <a href={LINK_PATH}>email yourself a link to the one here</a>.
      </p>
      <h2 className={heading}>The request from the link</h2>
    </div>
  )
}

/**
 * What a link would delete in this browser, because our site does not have it.
 * @param isAsked Whether the page offers already to keep what was begun here.
 */
export function OnlyHere({ isAsked }: { isAsked: boolean }) {
  return (
    <Notice tone="problem">
      <div className={stack}>
        <p>
          You have typed answers of another request in this browser, and our site cannot save them
          right now. If you continue the request from the link, they are deleted.
        </p>
        {!isAsked && <KeepIt />}
      </div>
    </Notice>
  )
}

function KeepIt() {
  return (
    <p>
      <ButtonLink href={`${quoteForm.path}#form`}>Keep the one here</ButtonLink>
    </p>
  )
}
