import { Notice } from '../ui/notice/notice.tsx'

/** Shown above the button when the network went away before the form's code was there. */
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
