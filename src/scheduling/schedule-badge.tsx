import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { consultationLink } from '../layout/consultation.tsx'
import { config } from '../settings/config.ts'
import { weekdayHoursAtEnd } from '../settings/office-time.ts'
import { ConsultationPopup } from './consultation-popup.tsx'

/** On a phone, space below the footer, so that the bar never covers the end of a page; elsewhere it stands beside its last line. */
const room = css({
  position: 'relative',
  bg: 'deep',
  height: { base: '48', md: 'auto' },
  'body:has([data-no-badge]) &': { display: 'none' },
  '@media print': { display: 'none' },
})
/**
 * On a phone it is a bar along the bottom edge, with the quote first: a pill would cover half of the
 * page's buttons. The late script shows it where it covers no form, chart, address or heading
 * (`src/chart/late-script/uncover.ts`).
 */
const badge = css({
  position: 'fixed',
  zIndex: '40',
  insetInline: { base: '0', md: 'auto 1rem' },
  bottom: { base: '0', md: '16' },
  display: 'flex',
  // In large text, and with a wide font of the phone's own, both do not fit side by side.
  flexWrap: 'wrap',
  boxShadow: 'raised',
  borderRadius: { md: 'round' },
  overflow: 'hidden',
  '& a': {
    flex: 'auto',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '48px',
    textAlign: 'center',
    px: { base: '12', md: '24' },
    pb: 'env(safe-area-inset-bottom, 0px)',
    textStyle: 'label',
    // The specification's own two colors.
    bg: 'navy',
    color: 'white',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '-4px', outlineColor: 'white' },
  },
  '& a:first-child:not(:last-child)': { bg: 'action', md: { display: 'none' } },
  // While a form is being filled in, its buttons matter more.
  'body:has(form[data-form]:focus-within) &': { visibility: 'hidden' },
  // Nothing moves it out of the way of a form.
  '@media (scripting: none)': { position: { md: 'absolute' } },
  // A phone's first screen has its own buttons and no room for the bar. Without JavaScript nothing
  // marks the page as scrolled.
  '@media (scripting: enabled)': {
    'html:not([data-scrolled]) &': { visibility: { base: 'hidden', md: 'visible' } },
    // The keyboard reaches it nevertheless, and a focused one shows.
    'html:not([data-free]) :not(:focus-within)&': { opacity: '0', pointerEvents: 'none' },
  },
})

/**
 * The floating badge for the layout, and, when there is a provider, the script that opens its popup
 * from any `ScheduleLink` of the page. A page with `NoScheduleBadge` has no badge.
 * @param quote The quote form, with what the page is about.
 */
export function ScheduleBadge({ quote }: { quote: string }) {
  const site = agency()
  const { calendlyUrl } = config()
  return (
    <>
      <aside className={room} aria-label="Scheduling">
        <div className={badge} data-badge>
          <a href={quote}>Get a Quote</a>
          <a {...consultationLink()}>Schedule a Consultation</a>
        </div>
      </aside>
      {calendlyUrl && <ConsultationPopup phone={site.phone} hours={weekdayHoursAtEnd(site)} />}
    </>
  )
}

/** Hides the badge on a page that is about a form or the calendar itself. */
export function NoScheduleBadge() {
  return <span hidden data-no-badge />
}
