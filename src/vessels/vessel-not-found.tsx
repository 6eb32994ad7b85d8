import { css } from '../../styled-system/css'
import { PageHead } from '../layout/page-head.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Page } from '../ui/layout.tsx'

const section = css({
  py: { base: '48', md: '80' },
  display: 'grid',
  gap: '24',
  justifyItems: 'start',
})
const title = css({ textStyle: 'title' })
const reason = css({ textStyle: 'small', color: 'quiet', overflowWrap: 'anywhere' })

/**
 * Shown for an unknown vessel type.
 * @param slug The last part of the address.
 */
export function VesselNotFound({ slug }: { slug: string }) {
  return (
    <Page width="text">
      <PageHead
        title="Vessel Not Found"
        description="There is no vessel type at this address. The list has them all."
      />
      <div className={section}>
        <h1 className={title}>Vessel Not Found</h1>
        <p>
          We couldn't find the requested vessel information. Please check the URL or try again
          later.
        </p>
        <p className={reason}>{reasonFor(slug)}</p>
        <ButtonLink tone="action" href="/vessels">
          View All Vessels
        </ButtonLink>
      </div>
    </Page>
  )
}

/** An address can name nothing although it has a last part: `/vessels/%20`. */
function reasonFor(slug: string): string {
  const isBlank = slug.replaceAll('%20', '').trim() === ''
  return isBlank ? 'No vessel slug provided' : `Vessel with slug ${slug} not found`
}
