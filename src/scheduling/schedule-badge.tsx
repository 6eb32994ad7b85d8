import { css } from '../../styled-system/css'
import { consultationLink } from '../layout/consultation.ts'
import { config } from '../settings/config.ts'
import { ConsultationPopup } from './consultation-popup.tsx'

/** Room below the footer, so that the badge never lies on the last words of a page. */
const room = css({
  bg: 'deep',
  height: { base: '48', md: '80' },
  'body:has([data-no-badge]) &': { display: 'none' },
  '@media print': { display: 'none' },
})
/** On a phone it is a bar along the lower edge: a pill would lie half across the page's buttons. */
const badge = css({
  position: 'fixed',
  zIndex: '40',
  insetInline: { base: '0', md: 'auto 1rem' },
  bottom: { base: '0', md: '16' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '48',
  px: '24',
  pb: 'env(safe-area-inset-bottom, 0px)',
  textStyle: 'label',
  // The specification's own two colors.
  bg: 'navy',
  color: 'white',
  textDecoration: 'none',
  borderRadius: { md: 'round' },
  boxShadow: 'raised',
  _hover: { textDecoration: 'underline' },
  _focusVisible: { outlineOffset: { base: '-4px', md: '2px' } },
  // Whoever fills in a form needs its buttons more.
  'body:has(form[data-form]:focus-within) &': { visibility: 'hidden' },
  // The first screen of a phone has its own buttons, and no room to lay a bar over them.
  // Without a script nothing marks the page as scrolled.
  '@media (scripting: enabled)': {
    'html:not([data-scrolled]) &': { visibility: { base: 'hidden', md: 'visible' } },
  },
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
