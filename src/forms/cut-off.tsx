import { Notice } from '../ui/notice/notice.tsx'

/** Shown above the button when the network failed before the form's code had loaded. */
export function CutOff() {
  return (
    <div role="alert">
      <Notice tone="problem">
        <p>
          Your browser could not reach our site, so nothing was sent. What you typed is still here.
          Try again in a moment.
        </p>
      </Notice>
    </div>
  )
}
