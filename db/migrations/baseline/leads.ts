import type { Types } from './types.ts'

/** What visitors send, the messages about it, and the counters that limit it. */
export const leadTables = ({ text }: Types) => [
  `create table submissions (
    id ${text} primary key, reference ${text} not null unique, kind ${text} not null,
    submission_key ${text} not null, email ${text} not null, form_data ${text} not null, source ${text},
    lost_files ${text} not null, created_at ${text} not null, name ${text} not null default '',
    phone ${text} not null default '', status ${text} not null default 'new',
    revision integer not null default 0, town ${text}, insurance_type ${text}, came_from ${text},
    status_reason ${text}, follow_up_on ${text}, opened_at ${text}, answered_at ${text}, held_at ${text},
    assigned_to ${text} references staff on delete set null, held_reasons ${text}, held_told_at ${text},
    constraint submissions_key_email unique (submission_key, email)
  )`,
  // Every list in the order of time is a stretch of one of these, and every filter and figure is in it.
  `create index submissions_by_assigned_to on submissions (assigned_to, created_at, id, held_at, status, kind,
    insurance_type) where assigned_to is not null`,
  `create index submissions_by_created_at on submissions (created_at, id, held_at, status, kind,
    insurance_type, assigned_to, town, came_from, answered_at)`,
  `create index submissions_by_email on submissions (email, created_at)`,
  `create index submissions_by_follow_up on submissions (follow_up_on, id, status, held_at)
    where follow_up_on is not null`,
  `create index submissions_by_status on submissions (status, created_at, id, held_at, kind, insurance_type,
    assigned_to, answered_at, follow_up_on)`,
  `create index submissions_counted on submissions (kind, insurance_type) where held_at is null`,
  `create index submissions_held on submissions (created_at, id) where held_at is not null`,
  `create index submissions_to_follow_up on submissions (created_at, id, held_at, status, kind, insurance_type,
    assigned_to, follow_up_on) where follow_up_on is not null`,
  `create table amendments (
    id ${text} primary key, submission_id ${text} not null references submissions, form_data ${text} not null,
    created_at ${text} not null, answers_hash ${text}
  )`,
  `create index amendments_submission on amendments (submission_id)`,
  `create table lead_notes (
    id ${text} primary key, submission_id ${text} not null references submissions, staff_email ${text} not null,
    text ${text} not null, created_at ${text} not null
  )`,
  `create index lead_notes_submission on lead_notes (submission_id)`,
  `create table attachments (
    id ${text} primary key, object_key ${text} not null unique, filename ${text} not null,
    content_type ${text} not null, size_bytes integer not null, sha256 ${text} not null,
    password_protected integer not null, position integer not null, created_at ${text} not null,
    stored_at ${text}, submission_id ${text} references submissions, verdict ${text}, signature ${text},
    scanned_at ${text}, released_at ${text}, removed_at ${text}, seen_at ${text}, lost_at ${text},
    added_at ${text}, preview ${text}, preview_pages integer, preview_attempts integer not null default 0
  )`,
  `create index attachments_in_quarantine on attachments (stored_at) where released_at is null and
    removed_at is null`,
  `create index attachments_seen on attachments (seen_at)`,
  `create index attachments_submission on attachments (submission_id)`,
  `create index attachments_unclaimed on attachments (created_at) where submission_id is null`,
  `create index attachments_unscannable on attachments (scanned_at) where verdict = 'unscannable'`,
  `create index attachments_without_preview on attachments (released_at) where preview is null
    and verdict = 'clean' and content_type in ('application/pdf', 'image/heic', 'image/tiff')`,
  `create table drafts (
    id ${text} primary key, token_hash ${text} not null unique, kind ${text} not null,
    submission_key ${text} not null, data ${text} not null, attachment_ids ${text} not null,
    file_problems ${text} not null, checked_step ${text}, source ${text}, accepted_at ${text},
    created_at ${text} not null, updated_at ${text} not null, changes ${text} not null default '{}',
    tabs ${text} not null default '{}', revision integer not null default 0, step ${text}
  )`,
  `create index drafts_by_key on drafts (submission_key)`,
  `create index drafts_open_by_key on drafts (submission_key) where accepted_at is null`,
  `create index drafts_updated on drafts (updated_at)`,
  `create table draft_consents (
    draft_id ${text} primary key references drafts on delete cascade, consented_at ${text} not null,
    called_at ${text}, called_by ${text}
  )`,
  `create table subscribers (
    id ${text} primary key, email ${text} not null unique, token ${text} not null unique,
    confirm_token ${text} not null unique, consent_text ${text} not null, source_path ${text},
    created_at ${text} not null, consented_at ${text} not null, confirmed_at ${text}, unsubscribed_at ${text}
  )`,
  `create index subscribers_newest on subscribers (created_at, id)`,
  `create index subscribers_states on subscribers (confirmed_at, unsubscribed_at, consented_at)`,
  `create table deliveries (
    id ${text} primary key, submission_id ${text} references submissions, audience ${text} not null,
    topic ${text} not null, about_id ${text}, quota_key ${text} unique, created_at ${text} not null,
    sending_at ${text}, sent_at ${text}, refused_at ${text}, accepted_by ${text} not null,
    attempts integer not null default 0, possible_repeats integer not null default 0, last_error ${text},
    subscriber_id ${text} references subscribers on delete cascade, waits_since ${text},
    constraint deliveries_belong check ((submission_id is null) = (subscriber_id is not null)
      and (audience = 'subscriber') = (subscriber_id is not null))
  )`,
  `create index deliveries_by_sent on deliveries (sent_at, refused_at)`,
  `create index deliveries_submission on deliveries (submission_id)`,
  `create index deliveries_subscriber on deliveries (subscriber_id)`,
  `create index deliveries_to_subscribers on deliveries (created_at) where subscriber_id is not null`,
  `create index deliveries_waiting on deliveries (waits_since) where waits_since is not null`,
  `create table limit_counts (
    key ${text} primary key, count bigint not null, ends_at ${text} not null
  )`,
]
