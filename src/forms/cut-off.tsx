import { Notice } from '../ui/notice/notice.tsx'

/** Shown above the button when the network failed before the form's code had loaded. */
export function CutOff() {
  return (
    <div role="alert">
      <Notice tone="problem">
        <p>
          We could not reach the site just now, so nothing was sent. What you typed is kept: try
          again in a moment.
        </p>
      </Notice>
    </div>
  )
}
