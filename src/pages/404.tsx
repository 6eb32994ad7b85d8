import { css } from '../../styled-system/css'
import { isStaffPath } from '../http/addresses.ts'
import { rendering } from '../http/rendering.ts'
import { requestAddress } from '../http/request.ts'
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
const lead = css({ textStyle: 'lead' })
const heading = css({ textStyle: 'card' })
const list = css({
  display: 'grid',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
})

/** The most likely destinations. */
const usefulPages = [
  ['/quote', 'Get a quote'],
  ['/contact', 'Write or call us'],
  ['/appointments', 'Make an appointment'],
  ['/boating-license', 'Connecticut’s boating certificate'],
  ['/about', 'About the agency'],
] as const

export default async function NotFoundPage() {
  if (isStaffPath(requestAddress().path)) {
    // Loaded only here, or every visitor's 404 page would link the style sheet of the staff side.
    const { StaffRefusal } = await import('../staff/frame/staff-refusal.tsx')
    return <StaffRefusal reason={rendering()?.refused} />
  }
  return (
    <Page width="text">
      <PageHead title="Page not found" description="There is no page at this address." />
      <div className={section}>
        <h1 className={title}>Oops! Page not found</h1>
        <p className={lead}>
          This address is not on our chart. The home page is a good place to take a bearing.
        </p>
        <ButtonLink tone="action" href="/">
          Return to Home
        </ButtonLink>
        <h2 className={heading}>Or steer for one of these</h2>
        <ul className={list}>
          {usefulPages.map(([href, name]) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
