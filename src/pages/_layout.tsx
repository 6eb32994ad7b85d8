import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { isStaffPath } from '../http/addresses.ts'
import { agency } from '../http/agency.ts'
import { requestAddress } from '../http/request.ts'
import { ConsentBanner } from '../layout/consent-banner.tsx'
import { consultationLink } from '../layout/consultation.tsx'
import { Footer } from '../layout/footer.tsx'
import { Header } from '../layout/header.tsx'
import { pagePhone } from '../layout/page-phone.ts'
import { choiceOf, quoteAddress } from '../layout/quote-address.ts'
import { SiteNavigation } from '../layout/site-navigation.tsx'
import { SkipLink } from '../layout/skip-link.tsx'
import { ScheduleBadge } from '../scheduling/schedule-badge.tsx'
import { townLine } from '../settings/agency.ts'
import { config } from '../settings/config.ts'
import { officeYear } from '../settings/office-day.ts'
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
  const { path, query } = requestAddress()
  const choice = choiceOf(path, query)
  const quote = quoteAddress(choice)
  const phone = pagePhone()
  const { name, street, email, license, facebook, twitter, linkedin, ...place } = agency()
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })}>
      <SiteNavigation />
      <Header
        name={name}
        email={email}
        phone={phone}
        path={path}
        town={choice.town}
        quote={quote}
        consultation={consultationLink(choice.town)}
      />
      <main id="main" tabIndex={-1} className={css({ flexGrow: 1 })}>
        {children}
      </main>
      <Footer
        site={{ name, street, place: townLine(place), email, license, facebook, twitter, linkedin }}
        phone={phone}
        quote={quote}
        year={officeYear()}
        isAsked={Boolean(config().analyticsId)}
      />
      <ScheduleBadge quote={quote} />
      <ConsentBanner />
    </div>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
