-- Browsers that ring for new assignments of a courier (decision 180). Each is of one session and ends with it; no part of the
-- company's history.
create table push_subscriptions (
  session uuid primary key references sessions on delete cascade,
  staff text collate "C" not null,
  -- Address at the push service of the browser, and the browser's keys: what is sent is readable for it alone.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text collate "C" not null,
  -- Address of the console, by which a push service names the sender.
  origin text not null,
  made_at text collate "C" not null,
  -- When the next message is due; null while nothing waits.
  next_at text collate "C",
  lease uuid,
  leased_until text collate "C" not null default '',
  -- Failures since the last success, and the last of them.
  failures integer not null default 0,
  last_failure text
);
create index push_subscriptions_of_person on push_subscriptions (staff);

-- Assignments of which a browser is still to be told.
create table push_assignments (
  number bigint generated always as identity primary key,
  session uuid not null references push_subscriptions on delete cascade,
  "order" text collate "C" not null,
  task text collate "C" not null check (task in ('collect', 'deliver')),
  at text collate "C" not null,
  unique (session, "order", task)
);

-- Number of the log up to which assignments have been followed. It begins at the end: earlier ones do not ring.
create table push_head (number bigint not null);
insert into push_head select coalesce(max(sequence), 0) from log_sequence;

-- Whoever ends a session, by whatever statement, ends its ringing in the same transaction.
create function end_push_subscription() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session = new.id;
  return null;
end $$;
create trigger session_rings_no_more after update of revoked_at on sessions for each row
  when (new.revoked_at is not null) execute function end_push_subscription();
