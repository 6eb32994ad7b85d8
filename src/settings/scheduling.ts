/** Where the provider's script, its style sheet and its pictures come from. */
export const PROVIDER_ASSETS = 'https://assets.calendly.com'
/** Where its calendars are shown from, whatever address of an agency's own leads there. */
export const PROVIDER_PAGES = 'https://calendly.com'

/** Where the form that asks for a call stands on /appointments. */
export const CALL_FORM_ID = 'request-a-call'
/** Where the provider's calendar stands on /appointments, when there is a provider. */
export const CALENDAR_ID = 'calendar'
