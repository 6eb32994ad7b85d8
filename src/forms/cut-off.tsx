import { Notice } from '../ui/notice/notice.tsx'

/**
 * Shown above the button when the network failed before the form's code had loaded.
 * @param isLast The button sends the form; Continue would not have.
 * @param kept What is not lost, with its verb.
 */
export function CutOff({ isLast = true, kept = 'What you typed is' }) {
  return (
    <div role="alert">
      <Notice tone="problem">
        <p>
          Your browser could not reach our site{isLast && ', so nothing was sent'}. {kept} still
          here. Try again in a moment.
        </p>
      </Notice>
    </div>
  )
}
