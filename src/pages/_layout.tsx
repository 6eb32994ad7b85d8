import type { ReactNode } from 'react'
import { isStaffPath } from '../http/addresses.ts'
import { requestAddress } from '../http/request.ts'
import { ConsentBanner } from '../layout/consent-banner.tsx'
import { Footer } from '../layout/footer.tsx'
import { Header } from '../layout/header.tsx'
import { SiteNavigation } from '../layout/site-navigation.tsx'
import { SkipLink } from '../layout/skip-link.tsx'
import { ScheduleBadge } from '../scheduling/schedule-badge.tsx'
import { colors } from '../ui/theme/colors.ts'
import { preloadFonts } from '../ui/theme/preload-fonts.ts'
import '../ui/styles.css'

export default function Layout({ children }: { children: ReactNode }) {
  preloadFonts()
  const isStaffs = isStaffPath(requestAddress().path)
  return (
    <>
      <meta name="theme-color" content={colors.deep.value} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <SkipLink />
      {isStaffs ? children : <VisitorsFrame>{children}</VisitorsFrame>}
    </>
  )
}

/** The layout of pages for visitors; staff pages have their own frame. */
function VisitorsFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteNavigation />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ScheduleBadge />
      <ConsentBanner />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
