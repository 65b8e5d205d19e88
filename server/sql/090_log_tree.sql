-- A Merkle tree (RFC 6962) over the hashes in log_sequence: every complete subtree above the leaves, so that a proof reads
-- some dozens of rows however long the log is. Number n of the log is leaf n - 1; the leaves themselves are not kept again.
create table log_tree (
  level smallint not null check (level > 0),
  -- Which of the subtrees of 2 ^ level leaves, from 0.
  place bigint not null check (place >= 0),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (level, place)
);

create function log_leaf(hash bytea) returns bytea language sql immutable strict parallel safe
  return sha256('\x00'::bytea || hash);
create function log_node(of_left bytea, of_right bytea) returns bytea language sql immutable strict parallel safe
  return sha256('\x01'::bytea || of_left || of_right);

-- Keeps the subtrees that the numbers after `before`, to `after`, complete.
create function grow_log_tree(before bigint, after bigint) returns void language plpgsql as $$
declare
  height integer := 1;
begin
  insert into log_tree (level, place, hash)
    select 1, due, log_node(log_leaf(one.hash), log_leaf(other.hash))
    from generate_series(before / 2, after / 2 - 1) due
    join log_sequence one on one.sequence = 2 * due + 1
    join log_sequence other on other.sequence = 2 * due + 2;
  while (after >> (height + 1)) > 0 loop
    height := height + 1;
    insert into log_tree (level, place, hash)
      select height, due, log_node(one.hash, other.hash)
      from generate_series(before >> height, (after >> height) - 1) due
      join log_tree one on one.level = height - 1 and one.place = 2 * due
      join log_tree other on other.level = height - 1 and other.place = 2 * due + 1;
  end loop;
end $$;

select grow_log_tree(0, coalesce(max(sequence), 0)) from log_sequence;

-- The public keys that checkpoints are signed with, the latest last; the private key lies in the data directory.
create table log_keys (
  number integer primary key,
  -- As a signed note names it: name, key id and Ed25519 key (C2SP, signed-note).
  key text not null unique,
  at text not null
);

-- Checkpoints as signed notes (C2SP, tlog-checkpoint): what the tree was at a size.
create table signed_checkpoints (
  sequence bigint primary key references checkpoints (sequence),
  root bytea not null check (octet_length(root) = 32),
  key text not null references log_keys (key),
  note text not null,
  at text not null
);

create trigger log_tree_is_final before update or delete on log_tree for each row execute function refuse_change();
create trigger log_tree_is_kept before truncate on log_tree for each statement execute function refuse_change();
create trigger log_keys_are_final before update or delete on log_keys for each row execute function refuse_change();
create trigger log_keys_are_kept before truncate on log_keys for each statement execute function refuse_change();
create trigger signed_checkpoints_are_final before update or delete on signed_checkpoints
  for each row execute function refuse_change();
create trigger signed_checkpoints_are_kept before truncate on signed_checkpoints
  for each statement execute function refuse_change();
