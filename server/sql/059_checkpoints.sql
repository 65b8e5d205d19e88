-- The whole log in one gapless sequence, in the order (tx, position). Numbers are given after an event's commit, by whoever
-- follows the log, so that appending waits for nobody.
create table log_sequence (
  sequence bigint primary key check (sequence > 0),
  tx xid8 not null,
  position bigint not null unique,
  machine text not null,
  id text collate "C" not null,
  version integer not null,
  -- The event's own hash: the leaf number `sequence` of any tree over the log.
  hash bytea not null check (octet_length(hash) = 32),
  -- SHA-256 over the chain before it, the number and the hash (server/ledger/chain.ts).
  chain bytea not null check (octet_length(chain) = 32)
);

-- What the chain was at a number, and when: every so many events and after some time.
create table checkpoints (
  sequence bigint primary key references log_sequence (sequence),
  chain bytea not null check (octet_length(chain) = 32),
  at text not null
);

create trigger log_sequence_is_final before update or delete on log_sequence for each row execute function refuse_change();
create trigger log_sequence_is_kept before truncate on log_sequence for each statement execute function refuse_change();
create trigger checkpoints_are_final before update or delete on checkpoints for each row execute function refuse_change();
create trigger checkpoints_are_kept before truncate on checkpoints for each statement execute function refuse_change();
