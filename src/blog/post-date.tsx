import { css } from '../../styled-system/css'
import { OFFICE_TIME_ZONE } from '../settings/business.ts'

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
