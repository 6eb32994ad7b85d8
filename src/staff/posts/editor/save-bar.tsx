'use client'
import { useEffect, useState } from 'react'
import { css } from '../../../../styled-system/css'
import { button } from '../../../ui/button/button.tsx'
import { saveBar } from '../../frame/save-bar.ts'
import { KNOWN_POST, NEW_POST } from '../post-fields.ts'
import type { SavedInPlace } from '../saved-answer.ts'
import { backUpText, isTimeTyped, setHidden } from './back-up-text.ts'
import { type SaveState, saveWords } from './save-words.ts'
import { picturesArrived, picturesUnderWay } from './use-pictures.ts'

const words = css({ textStyle: 'small', '@media (scripting: none)': { display: 'none' } })

/** Save, preview, and the state of the text: within reach wherever the form is scrolled to. */
export function SaveBar({ label, ...saving }: Saving & { label: string }) {
  const state = useSaving(saving)
  const isSignedOut =
    (state.kind === 'failed' && state.why === 'signed out') ||
    (state.kind === 'only here' && state.trouble === 'signed out')
  // Screen readers are not interrupted at every pause in typing.
  const isRoutine = state.kind === 'typing' || (state.kind === 'backed up' && !state.isOutdated)
  return (
    <div className={saveBar}>
      <button
        type="submit"
        name="go"
        value="save"
        className={button()}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {label}
      </button>
      <button
        type="submit"
        name="go"
        value="preview"
        formTarget="_blank"
        className={button()}
        aria-label="Preview in a new tab"
      >
        Preview
      </button>
      <p
        className={words}
        role="status"
        aria-live={isRoutine ? 'off' : 'polite'}
        data-save-state={state.kind}
      >
        {saveWords(state)}{' '}
        {isSignedOut && (
          <a href="/admin/sign-in?to=/admin/posts" target="_blank" rel="noopener">
            Sign in
          </a>
        )}
      </p>
    </div>
  )
}

interface Saving {
  /** The id of the form. */
  form: string
  /** Undefined when nobody is known to be signed in. */
  staffId: string | undefined
  /** When the unsaved changes that the form shows had been stored. */
  restored: string | undefined
  /** The form was returned without being saved. */
  isUnsaved: boolean
  initial: SaveState
}

/** Saves the form of a post without loading the page, and backs up what is not saved. */
function useSaving({ form: formId, staffId, restored, isUnsaved, initial }: Saving) {
  const [state, setState] = useState(initial)
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const backup = backUpText(form, { staffId, continues: restored, isUnsaved }, setState)
    const listening = new AbortController()
    const { signal } = listening
    let isLeaving = false
    let isSaving = false
    /** A new post as it was sent, while no answer says whether it was saved. */
    let unanswered: FormData | undefined

    async function send(form: HTMLFormElement, body = new FormData(form)) {
      backup.beginSave()
      const result = await saveInPlace(body)
      if ('saved' in result) adopt(form, result.saved)
      if ('saved' in result) unanswered = undefined
      else if (result.failed === 'unreachable' && !body.get('id')) unanswered = body
      return result
    }

    async function save(button: HTMLElement | null, form: HTMLFormElement) {
      isSaving = true
      setState({ kind: 'saving' })
      // First as it was sent: if it was saved, the site knows it again only so.
      const before = unanswered && (await send(form, unanswered))
      const result = before && 'failed' in before ? before : await send(form)
      isSaving = false
      if ('saved' in result) setState({ kind: 'saved', at: result.saved.version })
      backup.endSave('saved' in result)
      if (!('failed' in result)) return
      if (result.failed === 'again with the page') sendAsPage(form, button)
      else setState({ kind: 'failed', why: result.failed })
    }

    form.addEventListener('submit', (event) => onSubmit(event, form), { signal })
    function onSubmit(event: SubmitEvent, form: HTMLFormElement) {
      const { submitter } = event
      const go = submitter?.getAttribute('value')
      if (go === 'preview' || event.defaultPrevented) return
      if (isSaving) return event.preventDefault()
      if (picturesUnderWay()) {
        event.preventDefault()
        setState({ kind: 'waiting for pictures' })
        void picturesArrived().then(() => form.requestSubmit(submitter))
        return
      }
      // Only a page takes back what the answer to the last one said, and shows a new time.
      const isForPage = isUnsaved || sendsAsPage.has(form) || hasFiles(form) || isTimeTyped(form)
      if (go === 'save' && !isForPage) {
        event.preventDefault()
        return void save(submitter, form)
      }
      sendsAsPage.delete(form)
      isLeaving = true
      backup.leave()
    }
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
      if (!isSave || event.altKey || event.shiftKey) return
      event.preventDefault()
      form.requestSubmit(form.querySelector<HTMLElement>('[name=go][value=save]'))
    }
    addEventListener('keydown', onKey, { signal })
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!isLeaving && (backup.hasUnsent() || isSaving || picturesUnderWay()))
        event.preventDefault()
    }
    addEventListener('beforeunload', onLeave, { signal })
    // The browser restored the page after sending: the form can be changed again.
    addEventListener('pageshow', () => (isLeaving = false), { signal })
    return () => {
      listening.abort()
      backup.stop()
    }
  }, [formId, staffId, restored, isUnsaved])
  return state
}

/** The forms whose next submission is left to the browser. */
const sendsAsPage = new WeakSet<HTMLFormElement>()

function sendAsPage(form: HTMLFormElement, button: HTMLElement | null) {
  sendsAsPage.add(form)
  form.requestSubmit(button)
}

/** What the page of the saved post would have in its form and as its title. */
function adopt(form: HTMLFormElement, saved: Extract<SaveResult, { saved: object }>['saved']) {
  setHidden(form, 'id', saved.id)
  setHidden(form, 'version', saved.version)
  setHidden(form, 'before', saved.before)
  const slug = form.elements.namedItem('slug')
  if (slug instanceof HTMLInputElement && slug.value === '') slug.value = saved.slug
  for (const element of form.querySelectorAll<HTMLElement>('[data-once-saved]')) {
    element.hidden = false
  }
  const heading = document.querySelector('main h1')
  if (heading) heading.textContent = KNOWN_POST
  document.title = document.title.replace(NEW_POST, KNOWN_POST)
  history.replaceState(history.state, '', `/admin/posts/${saved.id}`)
}

function hasFiles(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('[type=file][name]')].some(
    ({ files }) => (files?.length ?? 0) > 0,
  )
}

/**
 * `again with the page`: the form must be sent as a page, whose answer names what is wrong at each
 * field or shows the other version.
 */
type SaveResult =
  | { saved: SavedInPlace }
  | { failed: 'unreachable' | 'signed out' | 'again with the page' }

const ANSWER_WITHIN_MS = 30_000

/** Saves what the form of a post sends, without loading the page again. Never rejects. */
async function saveInPlace(body: FormData): Promise<SaveResult> {
  body.set('go', 'save')
  try {
    const response = await fetch('/api/staff/posts', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    if (response.ok && isJson) {
      const saved = (await response.json()) as Partial<SavedInPlace>
      return isSaved(saved) ? { saved } : { failed: 'unreachable' }
    }
    if (response.status === 401) return { failed: 'signed out' }
    return { failed: response.status >= 500 ? 'unreachable' : 'again with the page' }
  } catch {
    return { failed: 'unreachable' }
  }
}

/** A network that wants a sign-in of its own answers in place of the site. */
function isSaved(answer: Partial<SavedInPlace>): answer is SavedInPlace {
  const { id, version, slug, before } = answer
  return [id, version, slug, before].every((value) => typeof value === 'string')
}
