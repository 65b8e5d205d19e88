-- Webhooks (decision 123): the webhook itself is a record of the log; what is sent of it stands here.
select make_row_table('row_webhook', array[
  'name text', 'merchant text', 'created_at time', 'secret_issued_at time', 'stopped_because text'
]);
create index row_webhook_by_owner on row_webhook (owner, state);

-- Secrets that sign, each sealed by the key 'webhooks' of the table secrets. The log holds their hashes alone.
create table webhook_secrets (
  hash text primary key,
  webhook text not null,
  sealed bytea not null,
  made_at text collate "C" not null
);
create index webhook_secrets_of_webhook on webhook_secrets (webhook);

-- Number of the log up to which steps have been turned into deliveries. It begins at the end: earlier steps are not told.
create table webhook_head (number bigint not null);
insert into webhook_head select coalesce(max(sequence), 0) from log_sequence;

-- One process at a time sends for a webhook, one delivery after another.
create table webhook_lanes (
  webhook text primary key,
  lease uuid,
  leased_until text collate "C" not null default '',
  -- Failures since the last success, when the first of them was, and until when the endpoint is left alone.
  failures integer not null default 0,
  failing_since text collate "C",
  rests_until text collate "C" not null default '',
  -- When it was last served, so that lanes take turns.
  served_at text collate "C" not null default ''
);

create table webhook_deliveries (
  -- Order of the log: of one parcel, the later waits for the earlier.
  number bigint generated always as identity primary key,
  id text not null unique,
  webhook text not null,
  branches text[] not null,
  owner text not null,
  step text not null,
  "order" text,
  -- Body of the request, byte for byte.
  payload text not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'delivered', 'givenUp')),
  -- True while a person's own sending waits: it is tried once, also of a webhook that is paused.
  by_hand boolean not null default false,
  attempts integer not null default 0,
  -- Attempts of the schedule; those by hand are not among them.
  tries integer not null default 0,
  delivered_at text collate "C",
  next_at text collate "C",
  last_at text collate "C",
  last_status integer,
  last_failure text,
  last_answer text,
  occurred_at text collate "C" not null,
  made_at text collate "C" not null
) with (fillfactor = 70);
create index webhook_deliveries_waiting on webhook_deliveries (webhook, next_at) where outcome = 'waiting';
create index webhook_deliveries_of_parcel on webhook_deliveries (webhook, "order", number) where outcome = 'waiting';
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook, number);
create index webhook_deliveries_by_time on webhook_deliveries (made_at, id);
create index webhook_deliveries_of_owner on webhook_deliveries (owner, made_at);

create table webhook_attempts (
  delivery bigint not null references webhook_deliveries (number) on delete cascade,
  attempt integer not null,
  at text collate "C" not null,
  took_ms integer not null,
  status integer,
  failure text,
  answer text,
  primary key (delivery, attempt)
);

create view row_webhook_delivery as
select
  d.id, 1 as version, 'recorded' as state, d.branches, d.owner,
  d.webhook, d.owner as merchant, w.name as webhook_name, d.step, d."order", d.outcome, d.attempts,
  d.last_at, d.last_status, d.last_failure, d.last_answer, d.next_at, d.occurred_at, d.made_at,
  jsonb_build_object(
    'id', d.id, 'version', 1, 'state', 'recorded', 'code', null,
    'webhook', d.webhook, 'webhookName', w.name, 'merchant', d.owner, 'step', d.step, 'order', d."order",
    'outcome', d.outcome, 'attempts', d.attempts, 'lastAt', d.last_at, 'lastStatus', d.last_status,
    'lastFailure', d.last_failure, 'lastAnswer', left(d.last_answer, 200), 'nextAt', d.next_at,
    'occurredAt', d.occurred_at, 'madeAt', d.made_at) as row
from webhook_deliveries d join row_webhook w on w.id = d.webhook;
