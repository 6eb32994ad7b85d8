import { css } from '../../../styled-system/css'
import { page } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ServerToast } from '../../ui/toast/server-toast.tsx'

const space = css({ mt: '32' })
const details = css({
  mt: '8',
  '& summary': { display: 'flex', alignItems: 'center', minHeight: 'target', cursor: 'pointer' },
})

/** The notice shown when the posts could not be read. */
export function CompassTrouble() {
  return (
    <div className={`${page()} ${space}`}>
      <Notice tone="problem">
        <p>
          There was an error loading the blog posts. We're showing you some sample content instead.
        </p>
        <details className={details}>
          <summary>Error details</summary>
          <p>
            Failed to fetch blog posts: our list of articles did not load. Nothing is wrong on your
            side. Reload the page in a minute.
          </p>
        </details>
      </Notice>
      <ServerToast
        toast={{
          tone: 'problem',
          title: 'Failed to load blog posts. Please try again later.',
        }}
      />
    </div>
  )
}
