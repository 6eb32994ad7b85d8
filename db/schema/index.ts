import type { Generated } from 'kysely'
import type { BrokerTable } from './brokers.ts'
import type { DraftTables } from './drafts.ts'
import type { LeadStateColumns, LeadTables } from './leads.ts'
import type { LimitCountTable } from './limits.ts'
import type { ReviewTable } from './reviews.ts'
import type { SettingsTables } from './settings.ts'
import type { StaffTables } from './staff.ts'
import type { TextTables } from './text-versions.ts'
import type { VisitTables } from './visits.ts'
import type { NewsletterTopic, WritingTables } from './writing.ts'

/** UTC instant as ISO 8601 text with milliseconds, so that text order is time order. */
export type Timestamp = string
/** JSON stored as text: parsed and written only in the query file of its table. */
export type Json = string
/** 0 or 1, on both databases. */
type Flag = 0 | 1

export interface Database
  extends DraftTables,
    LeadTables,
    StaffTables,
    SettingsTables,
    TextTables,
    VisitTables,
    WritingTables {
  towns: TownTable
  vessels: VesselTable
  products: ProductTable
  testimonials: TestimonialTable
  images: ImageTable
  brokers: BrokerTable
  reviews: ReviewTable
  submissions: SubmissionTable
  amendments: AmendmentTable
  deliveries: DeliveryTable
  attachments: AttachmentTable
  outbox: OutboxTable
  heartbeats: HeartbeatTable
  limit_counts: LimitCountTable
  site_revision: SiteRevisionTable
}

export interface VesselTable {
  id: string
  slug: string
  name: string
  title: string
  description: string
  short_description: string
  image_path: string | null
  features: Json
  category: string
  icon: string
  page_content: Json
  faqs: Json
  related_vessels: Json
  keywords: Json
  meta_title: string | null
  meta_description: string | null
  /** Order in menus and in the wizard's list. */
  position: number
  /** Set when staff edited the row: updates of the built-in content then skip it. */
  edited_at: Timestamp | null
}

export interface ProductTable {
  id: string
  slug: string
  name: string
  short_description: string
  long_description: string | null
  features: Json
  icon: string
  image_path: string | null
  page_content: Json
  meta_title: string | null
  meta_description: string | null
  keywords: Json
  position: number
  /** As in VesselTable. */
  edited_at: Timestamp | null
}

export interface TownTable {
  id: string
  slug: string
  name: string
  county: string
  title: string
  description: string
  meta_description: string
  risk_points: Json
  local_image: string | null
  keywords: Json
  available_products: Json
  marinas: Json
  local_attractions: Json
  insurance_tips: Json
  page_content: Json
  /** Degrees, WGS 84: the town's harbor. */
  latitude: number
  longitude: number
  /** Marine forecast zone of the National Weather Service, for example ANZ335. */
  forecast_zone: string
  /** West to east along the shore. */
  coast_order: number
  /** As in VesselTable. */
  edited_at: Timestamp | null
}

export interface TestimonialTable {
  id: string
  name: string
  location: string
  image_path: string | null
  /** Stars, 1 to 5. */
  rating: number
  testimonial: string
  featured: Flag
  product_type: string
  position: number
  /** As in VesselTable. */
  edited_at: Timestamp | null
  /** Staff removed this sample: the row only prevents it from being seeded again. */
  removed_at: Timestamp | null
}

/** A third-party picture, with its credit. */
export interface ImageTable {
  id: string
  category: string
  town_slug: string | null
  storage_path: string
  created_at: Timestamp
  photographer_name: string | null
  photographer_link: string | null
  source_name: string | null
  source_link: string | null
  /** What it shows; null for pictures that staff did not upload. */
  alt: string | null
  license: string | null
  /** Of the stored file, in pixels. */
  width: number | null
  height: number | null
  /** Who uploaded it. */
  staff_email: string | null
}

export interface SubmissionTable extends LeadStateColumns {
  id: string
  /** Shown to the visitor, for example FM-7K3Q-9XTD. */
  reference: string
  kind: string
  submission_key: string
  /** Trimmed and lower-cased: part of the key that identifies a repeat. */
  email: string
  form_data: Json
  source: Json | null
  /** Names of files that the visitor chose but that were not received. */
  lost_files: Json
  created_at: Timestamp
  /** The application's answers as they were typed, by question. */
  application: Generated<Json | null>
  /** When the visitor last saved a section of it. */
  application_at: Generated<Timestamp | null>
  application_saves: Generated<number>
}

/** A submission that was sent again under the same key with other answers. */
interface AmendmentTable {
  id: string
  submission_id: string
  form_data: Json
  /** SHA-256 of `form_data`, by which repeats are found. */
  answers_hash: Generated<string | null>
  created_at: Timestamp
}

export type LeadTopic =
  | 'submission'
  | 'amendment'
  | 'infected-file'
  | 'later-files'
  | 'application'
  | 'documents'
  /** An answer that came by mail. */
  | 'incoming'
  | 'reply'
  | 'certificate'
  /** The same certificate to whoever asked for it. */
  | 'certificate-copy'

/** A message to send, of any kind. */
interface DeliveryTable {
  id: string
  /** A message is about either a lead or a newsletter subscription. */
  submission_id: string | null
  /** Set only for the audience 'subscriber'. */
  subscriber_id: string | null
  audience: 'agency' | 'visitor' | 'subscriber'
  topic: LeadTopic | NewsletterTopic
  /** The amendment, attachment, reply, answer or certificate that the topic is about. */
  about_id: string | null
  /** Takes one slot of a mailbox's daily quota; null for the agency. */
  quota_key: string | null
  /** Set while it waits until staff release it: the site's allowance for the hour was used up. */
  waits_since: Generated<Timestamp | null>
  created_at: Timestamp
  /** Set just before the message is sent, cleared by a definite failure. */
  sending_at: Timestamp | null
  sent_at: Timestamp | null
  /** The server permanently refused the address. */
  refused_at: Timestamp | null
  /** Recipients for whom the server has accepted the message. */
  accepted_by: Json
  attempts: Generated<number>
  /** Sends repeated because a worker died between the server's reply and recording it. */
  possible_repeats: Generated<number>
  last_error: string | null
}

export interface AttachmentTable {
  id: string
  /** The object's key once it is released; until then it is in quarantine under the id. */
  object_key: string
  filename: string
  content_type: string
  size_bytes: number
  sha256: string
  password_protected: Flag
  position: number
  created_at: Timestamp
  /** Null until the whole file is in the object store. */
  stored_at: Timestamp | null
  submission_id: string | null
  /** When the visitor added it to a request that was already sent; null: it came with the form. */
  added_at: Generated<Timestamp | null>
  verdict: 'clean' | 'infected' | 'unscannable' | null
  signature: string | null
  /** When the verdict was recorded; it never changes. */
  scanned_at: Timestamp | null
  /** Released from quarantine: found clean, or stored without a scanner. */
  released_at: Timestamp | null
  /** The object was infected and has been deleted. */
  removed_at: Timestamp | null
  /** When the sweep last found the object in the store. */
  seen_at: Timestamp | null
  /** The object is missing from the store. */
  lost_at: Timestamp | null
  /** What came of its preview, for good; null while none is made, and of files without one. */
  preview: 'made' | 'unreadable' | 'too large' | 'needs Acrobat' | null
  /** Of a PDF. */
  preview_pages: number | null
  preview_attempts: Generated<number>
}

interface OutboxTable {
  /** Also the job's id in the queue, which makes a second insert a no-op. */
  id: string
  queue: string
  payload: Json
  created_at: Timestamp
  relayed_at: Timestamp | null
  done_at: Timestamp | null
  /** When its retries were used up: it is now tried once an hour. */
  dead_at: Generated<Timestamp | null>
  /** Why the last try failed, in codes, of a job that sends no message. */
  last_error: Generated<string | null>
  /** How often it failed in a way that another try cannot change. */
  refusals: Generated<number>
  /** When it was given up after so many of these. */
  refused_at: Generated<Timestamp | null>
}

interface HeartbeatTable {
  name: string
  beat_at: Timestamp
  details: Json
}

interface SiteRevisionTable {
  id: number
  revision: number
}
