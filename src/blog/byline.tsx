import { findShownBrokerNamed } from '../../db/content/brokers.ts'
import type { Post } from '../../db/writing/posts.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { orFallback } from '../http/fallback.ts'
import { memoizePerRequest } from '../http/memoize-per-request.ts'
import { services } from '../http/services.ts'
import { brokerPerson, brokerProfileHref } from '../layout/reviewed-by.tsx'
import { OFFICE_TIME_ZONE } from '../settings/business.ts'
import { officeDay } from '../settings/office-day.ts'

type Dated = Pick<Post, 'author' | 'publishedAt' | 'updatedAt'>

/** Who wrote a post, with a link to the broker's profile if there is one, and when. */
export async function Byline({ post }: { post: Dated }) {
  const { author, publishedAt, updatedAt } = post
  const broker = await brokerNamed(author)
  return (
    <>
      {author ? (
        <span>
          By {broker ? <a href={brokerProfileHref(broker.id)}>{broker.name}</a> : author}
          {broker && `, ${broker.title}`}
        </span>
      ) : (
        <span>Written by the staff of {agency().name}</span>
      )}
      <PostDate publishedAt={publishedAt} />
      {isRevised(post) && (
        <span>
          Revised <PostDate publishedAt={updatedAt} />
        </span>
      )}
    </>
  )
}

/** A post's author in structured data: a broker with a profile, a person, or nobody by name. */
export async function authorData(author: string | undefined) {
  const broker = await brokerNamed(author)
  if (broker) return brokerPerson(broker)
  return author ? { '@type': 'Person', name: author } : undefined
}

async function brokerNamed(author: string | undefined) {
  if (!author) return undefined
  return memoizePerRequest(`the broker ${author}`, () =>
    orFallback('brokers', () => findShownBrokerNamed(services().db, author), undefined),
  )
}

function isRevised({ publishedAt, updatedAt }: Dated): boolean {
  const [published, updated] = [publishedAt, updatedAt].map((at) => new Date(at))
  if (!published || !updated || Number.isNaN(published.getTime() + updated.getTime())) return false
  return officeDay(updated) > officeDay(published)
}

const date = css({ textStyle: 'small', color: 'quiet' })

const longDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: OFFICE_TIME_ZONE,
})

/** The day a post was published, in the office's time zone; nothing when it has none. */
export function PostDate({ publishedAt }: { publishedAt: string }) {
  const published = new Date(publishedAt)
  if (Number.isNaN(published.getTime())) return null
  return (
    <time className={date} dateTime={publishedAt}>
      {longDate.format(published)}
    </time>
  )
}
