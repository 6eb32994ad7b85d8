import { css } from '../../../../styled-system/css'
import { Button } from '../../../ui/button/button.tsx'
import type { ShownText } from '../desk/text-desk.ts'

const summary = css({
  display: 'list-item',
  py: '8',
  textStyle: 'label',
  color: 'problem',
  cursor: 'pointer',
})
const inside = css({ display: 'grid', gap: '12', justifyItems: 'start' })

/** Two steps back to the text that came with the site. */
export function ReturnToBuiltIn({ stored, action }: { stored: ShownText; action: string }) {
  if (!stored.isEdited || !stored.isBuiltIn) return null
  return (
    <details>
      <summary className={summary}>Return to the built-in text</summary>
      <form method="post" action={action} encType="multipart/form-data" className={inside}>
        <p>
          The page then shows the text that came with the site, and later releases may correct it
          again. Your text stays among the versions.
        </p>
        <input type="hidden" name="revision" value={stored.revision} />
        <Button type="submit" name="go" value="built-in">
          Return to it now
        </Button>
      </form>
    </details>
  )
}
