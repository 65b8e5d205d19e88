-- Makes the table of a noun's present rows: the head that all of them share, and a column generated from the row for
-- each field that is filtered or sorted, given as 'name kind' with kind text, time, integer, bigint, boolean or jsonb.
-- A time is text of one form (UTC ISO), so that its order as text is the order of time.
create function make_row_table(name text, columns text[]) returns void language plpgsql as $$
declare
  wanted text;
  field text;
  kind text;
  path text;
  made text := '';
begin
  foreach wanted in array columns loop
    field := split_part(wanted, ' ', 1);
    kind := split_part(wanted, ' ', 2);
    -- plate_number is the row's plateNumber.
    path := (
      select string_agg(case when place = 1 then part else upper(left(part, 1)) || substr(part, 2) end, '' order by place)
      from string_to_table(field, '_') with ordinality as split (part, place));
    made := made || case kind
      when 'text' then format(', %I text generated always as (row ->> %L) stored', field, path)
      when 'time' then format(', %I text collate "C" generated always as (row ->> %L) stored', field, path)
      when 'jsonb' then format(', %I jsonb generated always as (row -> %L) stored', field, path)
      when 'integer' then format(', %I integer generated always as ((row ->> %L)::integer) stored', field, path)
      when 'bigint' then format(', %I bigint generated always as ((row ->> %L)::bigint) stored', field, path)
      when 'boolean' then format(', %I boolean generated always as ((row ->> %L)::boolean) stored', field, path)
    end;
    if made is null then raise exception 'Unknown kind of column: %', wanted; end if;
  end loop;
  execute format(
    'create table %I (
       id text collate "C" primary key,
       version integer not null check (version > 0),
       state text not null,
       branches text[] not null default ''{}'',
       owner text,
       row jsonb not null,
       code integer generated always as ((row ->> ''code'')::integer) stored%s
     ) with (fillfactor = 60)', name, made);
  execute format('create index %I on %I using gin (branches)', name || '_by_branches', name);
  execute format('create index %I on %I (state, id)', name || '_by_state', name);
end $$;
