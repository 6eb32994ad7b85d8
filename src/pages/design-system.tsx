import { css } from '../../styled-system/css'
import { notFound } from '../http/request.ts'
import { PageHead } from '../layout/page-head.tsx'
import { Page } from '../ui/layout.tsx'

const title = css({ textStyle: 'title', pt: '48' })

/** The states of every component, in development; elsewhere the page does not exist. */
export default async function DesignSystemPage() {
  // The build drops dead code, including the fixtures.
  if (!import.meta.env.DEV) notFound()
  else {
    const { Gallery } = await import('../ui/gallery.tsx')
    return (
      <>
        <PageHead title="Design system" description="Every component in every state." />
        <Page>
          <h1 className={title}>Design system</h1>
        </Page>
        <Gallery />
      </>
    )
  }
}

export const getConfig = () => ({ render: 'dynamic' }) as const
