/** All constants of the business that are not set by the environment. */

export const TAGLINE = 'Connecticut Marine Insurance'
export const FOUNDED = 2005
export const YEARS_OF_EXPERIENCE = 20
export const BOAT_OWNERS_SERVED = 500
export const COASTAL_COMMUNITIES = 23
export const TOWN_PAGES = 24
/** By when a person answers: `reply-deadline.ts` counts it by the office hours and closing days that owners set. */
export const RESPONSE_HOURS = 24
/** By when the desk has somebody call about a loss, counted likewise; visitors are promised the hours of everyone. */
export const CLAIM_HOURS = 8

/** How long files can be added to a request that was sent, or after staff asked for documents, and how many. */
export const LATER_FILES_DAYS = 14
export const MAX_LATER_ATTACHMENTS = 10
/** A visitor is reminded, once, of the documents that are missing so many business days after they were asked for them. */
export const DOCUMENT_REMINDER_DAYS = 5
/** How long the page about a request that was sent can be read, and where it is. */
export const STATUS_DAYS = 90
export const STATUS_PATH = '/request'
/** The page for what an insurer asks beyond the request, behind the same link. */
export const APPLICATION_PATH = `${STATUS_PATH}/application`

/** When the texts that come with the site were last revised, YYYY-MM-DD. */
export const TEXTS_REVISED = '2026-11-29'

/** Facts about Connecticut and what cover costs there, rounded. */
export const REGISTERED_BOATS = 89_172
export const COASTLINE_MILES = 100
export const HOMES_AT_FLOOD_RISK = 32_000
export const FLOOD_CLAIMS_OUTSIDE_HIGH_RISK_PERCENT = 25
export const BASIC_LIABILITY_DOLLARS = 100
/** Percent of the boat's value per year. */
export const FULL_COVER_PERCENT = { from: 1, to: 5 } as const
/** A yacht of this length or more needs specialized cover. */
export const YACHT_FROM_FEET = 27

/** The longest vessel that a quote request accepts; no ship is longer. */
export const MAX_VESSEL_FEET = 2_000

export const INSURANCE_TYPES = [
  {
    value: 'boat',
    label: 'Boat & Yacht Insurance',
    description: 'Coverage for recreational boats, yachts, and personal watercraft',
  },
  {
    value: 'luxury',
    label: 'Luxury Yacht Insurance',
    description: 'Specialized coverage for high-value yachts and luxury vessels',
  },
  {
    value: 'commercial',
    label: 'Commercial Marine',
    description: 'Insurance for charter vessels, commercial vessels, and marine businesses',
  },
  {
    value: 'other',
    label: 'Other Coverage',
    description: 'Waterfront property, flood insurance, and other specialty policies',
  },
] as const

/** The preselected type of a product page without its own; it is none of the four cards. */
export const GENERAL_INSURANCE = { value: 'general', label: 'General marine insurance' } as const

export type InsuranceType =
  | (typeof INSURANCE_TYPES)[number]['value']
  | (typeof GENERAL_INSURANCE)['value']

/** What the forms about a town start with. */
export const TOWN_INSURANCE = 'boat' satisfies InsuranceType

export const VESSEL_USES = [
  { value: 'pleasure', label: 'Pleasure cruising' },
  { value: 'racing', label: 'Racing' },
  { value: 'charter', label: 'Charter' },
  { value: 'fishing', label: 'Fishing' },
  { value: 'watersports', label: 'Watersports' },
  { value: 'liveaboard', label: 'Liveaboard' },
] as const

/** How far ahead the end of a present policy may be; more is a slip of the keyboard. */
export const POLICY_YEARS = 5

export const CONTACT_SUBJECTS = [
  'Quote Request',
  'Policy Question',
  'Claims',
  'General Inquiry',
  'Other',
] as const

/** What to type, for whoever typed a number that no form takes. */
export const PHONE_HELP =
  'For example 203-555-0142, 203-555-0142 ext. 4, or from abroad +44 20 7946 0958.'

/** The longest answers that are stored: a single line, and a multi-line text. */
export const SHORT_TEXT_CHARACTERS = 200
export const LONG_TEXT_CHARACTERS = 10_000

/** The times for a requested call. The day's ends are the office hours, which staff can set. */
export const CALL_TIMES = [
  { value: 'morning', label: 'Weekday morning, before noon' },
  { value: 'midday', label: 'Weekday midday, noon to 2 p.m.' },
  { value: 'afternoon', label: 'Weekday afternoon, after 2 p.m.' },
] as const

export const ANY_TIME = { value: 'any', label: 'Any time' } as const

const MEGABYTE = 1024 * 1024
export const MAX_ATTACHMENT_MB = 10
export const MAX_ATTACHMENT_BYTES = MAX_ATTACHMENT_MB * MEGABYTE
export const MAX_ATTACHMENTS = 10
/** In a message it is a third larger, and many mail servers take no more than 10 MB. */
export const MAX_CERTIFICATE_MB = 5
export const MAX_CERTIFICATE_BYTES = MAX_CERTIFICATE_MB * MEGABYTE
export const MAX_PICTURE_MEGAPIXELS = 100
export const MAX_PICTURE_PIXELS = MAX_PICTURE_MEGAPIXELS * 1_000_000
export const MAX_PICTURE_SIDE_PX = 30_000

/** How long a form that somebody has begun is stored after the last change. */
export const DRAFT_DAYS = 30

/** How long what staff typed into a post and never saved is stored. */
export const UNSAVED_POST_DAYS = 30

/** The pages that links in newsletter messages lead to, with a token. */
export const CONFIRM_PATH = '/newsletter/confirm'
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe'

export const OFFICE_TIME_ZONE = 'America/New_York'
/** Monday to Friday. Staff can set other hours, founding year, and claims; these are the defaults. */
export const OFFICE_HOURS = { opens: '09:00', closes: '17:00' } as const
/** By appointment. */
export const SATURDAY_HOURS = { opens: '10:00', closes: '14:00' } as const

/** Where the office is, in degrees north and east, and whom it serves. Staff can set all three. */
export const OFFICE_TOWN = 'Bridgeport'
export const OFFICE_POSITION = '41.1792, -73.236'
export const SERVED_CITIES =
  'Greenwich, Stamford, Norwalk, Westport, Fairfield, Bridgeport, Stratford, Milford, West Haven, New Haven'
export const PRICE_RANGE = '$$'
export const SERVICE_RADIUS_MILES = 50

/** The volume number in the masthead of The Compass. */
export const COMPASS_VOLUME = 13

/**
 * The progress bar of an import: where it starts, how it rises by itself, and where it waits for
 * the end.
 */
export const IMPORT_FROM_PERCENT = 5
export const IMPORT_STEP_PERCENT = 5
export const IMPORT_STEP_MS = 800
export const IMPORT_CAP_PERCENT = 90
/** How many errors of an import are shown; the rest are counted. */
export const IMPORT_ERRORS_SHOWN = 3

/** How long a message may stay unsent before staff see an alarm. */
export const UNSENT_ALARM_MINUTES = 15

export const HOME_HERO_HEIGHT_PX = 700
export const TOAST_REMOVE_DELAY_MS = 1_000_000

/** What sending a form does not do: said on the page after it and in the message about it. */
export const NOTHING_BOUND =
  'No coverage starts, changes or ends by sending this, and it is no notice of a claim to an insurer.'
