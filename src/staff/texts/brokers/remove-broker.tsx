import { css } from '../../../../styled-system/css'
import { Button } from '../../../ui/button/button.tsx'

const summary = css({
  display: 'list-item',
  py: '8',
  textStyle: 'label',
  color: 'problem',
  cursor: 'pointer',
})
const inside = css({ display: 'grid', gap: '12', justifyItems: 'start' })

/**
 * Two steps to remove a profile.
 * @param props.revision What the page shows of it.
 */
export function RemoveBroker({ id, revision }: { id: string; revision: number }) {
  return (
    <details>
      <summary className={summary}>Remove this profile</summary>
      <form method="post" action="/api/staff/brokers/remove" className={inside}>
        <p>
          The profile, its picture and its versions are deleted for good. To take it off the site
          for a while, clear “Show this profile on the site” instead.
        </p>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="revision" value={revision} />
        <Button type="submit">Remove for good</Button>
      </form>
    </details>
  )
}
