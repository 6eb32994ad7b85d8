'use client'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { loadCode } from '../browser/load-code.ts'
import { FormSkeleton } from './form-skeleton.tsx'

const TOUCHES = ['pointerdown', 'focusin', 'input', 'change']
const CAPTURE = { capture: true }

const releases = new Map<string, () => void>()

/**
 * A form component whose code is loaded when its form is touched. On the server it renders at once;
 * in the browser its HTML stays and works until the code has loaded.
 * @param kind The form's `data-form`.
 */
export function asleepUntilTouched<P extends object>(
  kind: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return lazy(async () => {
    for (;;) {
      await touched(kind)
      try {
        return { default: await loadCode(load) }
      } catch {
        // Offline: the HTML form keeps working, and the next touch tries again.
        globalThis.touchedForms?.delete(kind)
      }
    }
  })
}

/** The wrapper of a form that is asleep. */
export function SleepingForm({ kind, children }: { kind: string; children: ReactNode }) {
  // When the form is removed, stop waiting, or a later page would wait for a touch of this form.
  useEffect(() => () => releases.get(kind)?.(), [kind])
  return <Suspense fallback={<FormSkeleton />}>{children}</Suspense>
}

function touched(kind: string): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(`form[data-form="${kind}"]`)
  // Not in the HTML: the page was shown by client-side navigation.
  if (!form || globalThis.touchedForms?.has(kind)) return Promise.resolve()
  return new Promise((resolve) => {
    const release = () => {
      for (const touch of TOUCHES) removeEventListener(touch, onTouch, CAPTURE)
      resolve()
    }
    releases.set(kind, release)
    const onTouch = ({ target }: Event) => {
      if (target instanceof Node && form.contains(target)) release()
    }
    // On the window, before React: it stops events on elements that it has not hydrated yet.
    for (const touch of TOUCHES) addEventListener(touch, onTouch, CAPTURE)
    // A navigation within the page rerenders what is above the form, and would wait for its code.
    addEventListener('popstate', release, { once: true })
  })
}
