-- Uploaded files (§5, images; §7, uploads), each kept once however often it is uploaded.
create table upload_contents (
  sha256 text collate "C" primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  content bytea not null,
  -- When somebody last uploaded it: what is about to be named is not cleared away.
  kept_at timestamptz not null
);
-- Pictures are compressed already.
alter table upload_contents alter column content set storage external;

create table uploads (
  id text collate "C" primary key,
  kind text not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  sha256 text collate "C" not null references upload_contents (sha256),
  bytes integer not null check (bytes > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  made_by text not null,
  branch text,
  made_at timestamptz not null,
  -- The lives that name it, as in `order/SL000000015MM`.
  lives text[] not null default '{}'
);
create index uploads_of_content on uploads (sha256);
create index uploads_of_person on uploads (made_by, made_at);
create index uploads_unused on uploads (made_at) where lives = '{}';

-- Events that name files: few among many (reliability.md 5, E10).
create index events_naming_uploads on events (machine, id) where known ? 'uploads';
