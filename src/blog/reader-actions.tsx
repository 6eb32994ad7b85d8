import type { PostTeaser } from '../../db/writing/posts.ts'
import { css } from '../../styled-system/css'
import { phoneLink } from '../http/phone-link.ts'
import { pagePhone } from '../layout/page-phone.ts'
import { config } from '../settings/config.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { forScreenReaders, notPrinted } from '../ui/layout.tsx'
import { postHref, type ReadingTown, townQuery } from './addresses.ts'

const box = css({
  display: 'grid',
  gap: '12',
  maxWidth: 'measure',
  mt: '48',
  p: { base: '16', md: '24' },
  bg: 'shallow',
  borderRadius: 'card',
})
const heading = css({ textStyle: 'card' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12', mt: '8' })

/** The calls to action at the end of a post. */
export function ReaderActions({ town }: { town: ReadingTown | undefined }) {
  const { number } = pagePhone()
  return (
    <aside className={`${box} ${notPrinted}`} aria-label="Next steps">
      <h2 className={heading}>What would this mean for your boat or house?</h2>
      <p>
        Tell us what you have{town && ` in ${town.name}`}. We compare several insurers and say what
        each one leaves out. No obligation.
      </p>
      <div className={row}>
        <ButtonLink tone="action" href={`/quote${townQuery(town)}`}>
          Get a Free Quote
        </ButtonLink>
        <ButtonLink href={phoneLink(number)}>
          <Icon name="phone" />
          Call <span>{number}</span>
        </ButtonLink>
      </div>
    </aside>
  )
}

const shareRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '24',
  mt: '32',
  '& a': { display: 'inline-flex', alignItems: 'center', gap: '8', minHeight: 'target' },
})
const shareHeading = css({ textStyle: 'label' })

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
    <div className={`${shareRow} ${notPrinted}`}>
      <h2 className={shareHeading}>Share this article</h2>
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
