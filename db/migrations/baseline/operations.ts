import type { Types } from './types.ts'

/** Jobs, processes, and what is counted of the site. */
export const operationTables = ({ text }: Types) => [
  `create table outbox (
    id ${text} primary key, queue ${text} not null, payload ${text} not null, created_at ${text} not null,
    relayed_at ${text}, done_at ${text}, dead_at ${text}, last_error ${text}, refusals integer not null default 0,
    refused_at ${text}
  )`,
  `create index outbox_done on outbox (done_at) where done_at is not null`,
  `create index outbox_open on outbox (created_at) where done_at is null`,
  `create index outbox_refused on outbox (refused_at) where refused_at is not null`,
  `create index outbox_unrelayed on outbox (created_at) where done_at is null and relayed_at is null`,
  `create table heartbeats (
    name ${text} primary key, beat_at ${text} not null, details ${text} not null
  )`,
  `create table site_revision (
    id integer primary key, revision integer not null
  )`,
  `create table page_visits (
    id ${text} primary key, page_path ${text} not null unique, visit_count integer not null,
    last_visit ${text} not null
  )`,
  `create table page_visit_days (
    page_path ${text} not null, day ${text} not null, visit_count integer not null,
    constraint page_visit_days_path_day primary key (page_path, day)
  )`,
  `create index page_visit_days_by_day on page_visit_days (day, visit_count)`,
]
