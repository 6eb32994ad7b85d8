import type { PostTeaser } from '../../db/writing/posts.ts'
import { css } from '../../styled-system/css'
import { config } from '../settings/config.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { forScreenReaders, notPrinted } from '../ui/layout.tsx'
import { postHref } from './addresses.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '24',
  mt: '32',
  '& a': { display: 'inline-flex', alignItems: 'center', gap: '8', minHeight: 'target' },
})
const heading = css({ textStyle: 'label' })

/** Links to share a post: plain links, so that no network learns of a reader before the click. */
export function ShareLinks({ post }: { post: PostTeaser }) {
  const url = encodeURIComponent(config().siteUrl + postHref(post))
  const title = encodeURIComponent(post.title)
  const networks = {
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    X: `https://x.com/intent/post?url=${url}&text=${title}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  }
  return (
    <div className={`${row} ${notPrinted}`}>
      <h2 className={heading}>Share this article</h2>
      {Object.entries(networks).map(([name, href]) => (
        <a key={name} href={href} target="_blank" rel="noopener noreferrer">
          {name}
          <Icon name="external" size="small" />
          <span className={forScreenReaders}> (opens in a new tab)</span>
        </a>
      ))}
      <a href={`mailto:?subject=${title}&body=${url}`}>
        Email
        <Icon name="mail" size="small" />
      </a>
    </div>
  )
}
