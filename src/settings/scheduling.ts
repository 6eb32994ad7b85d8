/** The origin of the provider's script, style sheet and pictures. */
export const PROVIDER_ASSETS = 'https://assets.calendly.com'
/** The origin of its calendars, even if an agency's own address redirects there. */
export const PROVIDER_PAGES = 'https://calendly.com'

/** The id of the call request form on /appointments. */
export const CALL_FORM_ID = 'request-a-call'
/** The id of the provider's calendar on /appointments. */
export const CALENDAR_ID = 'calendar'
