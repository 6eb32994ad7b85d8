import { css } from '../../styled-system/css'
import { stormSeason } from '../chart/pictures.ts'
import { isStaffPath } from '../http/addresses.ts'
import { rendering } from '../http/rendering.ts'
import { requestAddress } from '../http/request.ts'
import { nearestPage, SearchByName } from '../layout/nearest-page.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { DrawingBeside } from '../ui/hero/drawing-beside.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { Page } from '../ui/layout.tsx'
import { Picture } from '../ui/picture/picture.tsx'

const section = css({
  display: 'grid',
  gap: '32',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
  py: { base: '32', md: '56' },
})
const heading = css({ textStyle: 'card' })
const list = css({
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
})

/** The most likely destinations. */
const usefulPages = [
  ['/quote', 'Get a quote'],
  ['/contact', 'Write or call us'],
  ['/claims', 'What to do in a claim'],
  ['/appointments', 'Make an appointment'],
  ['/boating-license', 'Connecticut’s boating certificate'],
  ['/about', 'About the agency'],
] as const

export default async function NotFoundPage() {
  const { path } = requestAddress()
  if (isStaffPath(path)) {
    // Loaded only here, or every visitor's 404 page would link the style sheet of the staff side.
    const { StaffRefusal } = await import('../staff/frame/staff-refusal.tsx')
    return <StaffRefusal reason={rendering()?.refused} />
  }
  const near = nearestPage(path)?.href ?? null
  return (
    <>
      <PageHead title="Page not found" description="There is no page at this address." />
      <Hero
        title="Oops! Page not found"
        lead="There is no page at this address. It may have moved. Start again from the home page, or search the site."
        picture={
          <DrawingBeside shape="scene">
            <Picture {...stormSeason} alt="" sizes="(width>=64rem) 46vw,100vw" priority />
          </DrawingBeside>
        }
        actions={
          <ButtonLink tone="action" href="/">
            Return to Home
          </ButtonLink>
        }
      />
      <Page>
        <div className={section}>
          <SearchByName near={near} />
          <nav aria-labelledby="useful">
            <h2 id="useful" className={heading}>
              Or try one of these
            </h2>
            <ul className={list}>
              {usefulPages.map(([href, name]) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Page>
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
