-- The idempotency key of a command belongs to its proposer. Keys of before have no owner; their body hash names the person.
alter table commands add column owner text collate "C" not null default '';
alter table commands drop constraint commands_pkey, add primary key (key, owner);
