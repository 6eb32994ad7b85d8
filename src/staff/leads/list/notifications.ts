import { useSyncExternalStore } from 'react'
import type { ShownLead } from './shown-lead.ts'

/** `missing`: this browser cannot show any. */
export type NotificationState = 'missing' | 'denied' | 'off' | 'on'

/** Where the browser remembers that somebody wants them. */
const WANTED = 'desk-notifications'
const CHANGED = 'desk-notifications-changed'
/** More at once are announced together. */
const SHOWN_APART = 3

// Chrome on Android has the constructor and refuses to be called.
let isUsable = true

/** Whether this browser announces new leads; it changes as somebody turns it on or off in any tab. */
export function useNotifications(): NotificationState {
  return useSyncExternalStore(subscribe, stateNow, () => 'missing')
}

/** Asks the browser's user for permission, and remembers that they want it. */
export async function turnOn(): Promise<void> {
  if (stateNow() === 'missing') return
  const permission = await Notification.requestPermission()
  if (permission === 'granted') localStorage.setItem(WANTED, 'yes')
  dispatchEvent(new Event(CHANGED))
}

/** Announces nothing any more. */
export function turnOff(): void {
  localStorage.removeItem(WANTED)
  dispatchEvent(new Event(CHANGED))
}

/**
 * Announces leads, without names: others may see the screen. A press leads to them.
 * @param href The list, for several at once.
 */
export function announce(leads: readonly ShownLead[], href: string): void {
  if (leads.length > SHOWN_APART) {
    show(`${leads.length} new leads`, { tag: 'leads' }, href)
    return
  }
  for (const { id, kind, insurance, town } of leads) {
    const title = `New ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`
    const body = [insurance, town].filter(Boolean).join(', ')
    // The same tag in another tab: it is shown once.
    show(title, { body, tag: id }, `/admin/leads/${id}`)
  }
}

function show(title: string, options: NotificationOptions, href: string) {
  try {
    const notification = new Notification(title, options)
    notification.onclick = () => {
      notification.close()
      focus()
      location.assign(href)
    }
  } catch {
    isUsable = false
    dispatchEvent(new Event(CHANGED))
  }
}

function stateNow(): NotificationState {
  if (!isUsable || !isSecureContext || !('Notification' in globalThis)) return 'missing'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && isWanted() ? 'on' : 'off'
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(WANTED) !== null
  } catch {
    return false
  }
}

function subscribe(onChange: () => void): () => void {
  // Permission is changed outside of the page, which then gets the focus back.
  const events = [CHANGED, 'storage', 'focus']
  for (const name of events) addEventListener(name, onChange)
  return () => {
    for (const name of events) removeEventListener(name, onChange)
  }
}
