import { css } from '../../styled-system/css'
import { config } from '../config.ts'
import { consultationLink } from './consultation.ts'
import { ConsultationPopup } from './consultation-popup.tsx'

/** Room below the footer, so that the badge never lies on the last words of a page. */
const room = css({
  bg: 'deep',
  height: '80',
  'body:has([data-no-badge]) &': { display: 'none' },
  '@media print': { display: 'none' },
})
const badge = css({
  position: 'fixed',
  zIndex: '40',
  right: '16',
  bottom: 'calc(1rem + env(safe-area-inset-bottom, 0px))',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  px: '16',
  textStyle: 'small',
  fontWeight: '600',
  // The specification's own two colors.
  bg: 'navy',
  color: 'white',
  textDecoration: 'none',
  borderRadius: 'round',
  boxShadow: 'raised',
  outlineOffset: '2px',
  _hover: { bg: 'deep' },
  // Whoever fills in a form needs its buttons more.
  'body:has(form[data-form]:focus-within) &': { visibility: 'hidden' },
})

/**
 * The floating badge, for the layout; and, when there is a provider, what opens its popup from any
 * `ScheduleLink` of the page. A page that shows `NoScheduleBadge` has none.
 */
export function ScheduleBadge() {
  const { calendlyUrl, site } = config()
  return (
    <>
      <aside className={room} aria-label="Scheduling">
        <a {...consultationLink()} className={badge}>
          Schedule a Consultation
        </a>
      </aside>
      {calendlyUrl && <ConsultationPopup phone={site.phone} />}
    </>
  )
}

/** Keeps the badge off a page that is itself about a form or the calendar. */
export function NoScheduleBadge() {
  return <span hidden data-no-badge />
}
