import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A component whose code the browser loads once the page is awake, and which the server leaves out: for what helps
 * beside something that works without it.
 */
export function inBrowser(load: () => Promise<ComponentType>): ComponentType {
  const Loaded = import.meta.env.SSR ? () => null : lazy(async () => ({ default: await load() }))
  return () => (
    <Suspense fallback={null}>
      <Loaded />
    </Suspense>
  )
}
