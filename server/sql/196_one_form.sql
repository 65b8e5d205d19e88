-- The form of the texts and phones in the rows of lists and in reserved keys (server/store/oneForm.ts): written once for
-- what was recorded before.
create table text_forms (
  form integer primary key,
  written_at timestamptz not null default now()
);
