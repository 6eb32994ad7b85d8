import { css } from '../../styled-system/css'
import { PageHead } from '../layout/page-head.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Page } from '../ui/layout.tsx'

const section = css({ py: '80', display: 'grid', gap: '24', justifyItems: 'start' })
const title = css({ textStyle: 'title' })

export default async function NotFoundPage() {
  return (
    <Page width="text">
      <PageHead title="Page not found" description="There is no page at this address." />
      <div className={section}>
        <h1 className={title}>Oops! Page not found</h1>
        <p>This address is not on our chart. The home page is a good place to take a bearing.</p>
        <ButtonLink tone="action" href="/">
          Return to Home
        </ButtonLink>
      </div>
    </Page>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
