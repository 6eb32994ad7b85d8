import { css } from '../../styled-system/css'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'

const stack = css({ display: 'grid', gap: '8', justifyItems: 'start' })

/**
 * Shown near the buttons of a form that this browser does not save any more, because another tab has opened
 * another one.
 * @param path The page of the form that the browser has now.
 */
export function ReplacedForm({ path }: { path: string }) {
  return (
    <Notice tone="problem">
      <div className={stack}>
        <p>
          In another tab, this form was started over. What you type here is no longer saved. You can
          still send it, or go on with the other one.
        </p>
        {/* A link to the page that is shown already would not load it again. */}
        <Button type="button" onClick={() => location.assign(path)}>
          Show the other one
        </Button>
      </div>
    </Notice>
  )
}
