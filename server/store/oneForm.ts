import type pg from 'pg';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { plainFields } from '#machines/kit/plainRow.ts';
import { plainCode, plainText } from '#machines/kit/text.ts';
import { marksOf } from '#machines/fields/personal.ts';
import { nationalOf } from '#machines/fields/phones.ts';
import { upgradeStep } from '../database/upgradeStep.ts';
import { canonical } from './canonical.ts';
import { json } from './json.ts';
import { rowTable } from './tables.ts';

/** Number of the form that this program writes; raised when `plainText` or `e164Of` gives other texts than before. */
const FORM = 1;
const ROWS_AT_ONCE = 2_000;

type Row = Readonly<Record<string, unknown>>;

/**
 * Brings the rows of lists and the reserved keys of before to the one form of texts and phones, once. Events stay as
 * they were recorded. Returns the number of rows that changed; `onBegin` hears how many records there are, if any.
 */
export const writeOneForm = (
  pool: pg.Pool,
  aggregateTypes: readonly AggregateType[],
  onBegin: (records: number) => void = () => undefined,
): Promise<number> =>
  upgradeStep(pool, 'text_forms', async (client) => {
    const { rowCount } = await client.query('select from text_forms where form = $1', [FORM]);
    if (rowCount !== 0) return 0;
    const { rows } = await client.query<{ records: number }>('select count(*)::int as records from streams');
    if (rows[0] && rows[0].records > 0) onBegin(rows[0].records);
    let changed = 0;
    for (const aggregateType of await withTables(client, aggregateTypes))
      changed += await rewriteRows(client, aggregateType);
    await rewriteKeys(client);
    await client.query('insert into text_forms (form) values ($1)', [FORM]);
    return changed;
  });

/** Returns the aggregate types whose rows are stored; those of journals are read from the log. */
async function withTables(client: pg.ClientBase, all: readonly AggregateType[]): Promise<AggregateType[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const tables = new Set(rows.map(({ name }) => name));
  return all.filter(({ id, eventTypes }) => eventTypes.length > 0 && tables.has(rowTable(id)));
}

/** Pattern of rows that may need work: a letter beyond ASCII, or a phone that is not in E.164. */
const patternOf = (phones: readonly string[]): string =>
  phones.length === 0 ? '[^ -~]' : `[^ -~]|"(${phones.join('|')})": ("(?!\\+[0-9]+")|\\[)`;

async function rewriteRows(client: pg.ClientBase, aggregateType: AggregateType): Promise<number> {
  const marks = marksOf(aggregateType);
  const isPhone = (field: string): boolean => marks.get(field) === 'phone';
  const pattern = patternOf([...marks.keys()].filter(isPhone));
  const table = rowTable(aggregateType.id);
  let changed = 0;
  for (let last = ''; ;) {
    const { rows } = await client.query<{ id: string; row: Row }>(
      `select id, row from ${table} where id > $1 and row::text ~ $2 order by id limit ${ROWS_AT_ONCE}`,
      [last, pattern],
    );
    const written = rows.flatMap(({ id, row }) => {
      const plain = { ...plainFields(row, isPhone), id: row['id'] };
      return canonical(plain) === canonical(row) ? [] : [{ id, row: plain }];
    });
    if (written.length > 0)
      await client.query(
        `update ${table} set row = given.row
         from rows from (unnest($1::text[]), jsonb_array_elements($2::jsonb)) as given (id, row) where ${table}.id = given.id`,
        [written.map(({ id }) => id), json(written.map(({ row }) => row))],
      );
    changed += written.length;
    if (rows.length < ROWS_AT_ONCE) return changed;
    last = rows.at(-1)?.id ?? '';
  }
}

/** Forms of the reserved keys that are more than a text. */
const KEY_FORMS: Readonly<Record<string, (key: string) => string>> = {
  'staff.phone': nationalOf,
  'appUser.phone': nationalOf,
  'car.plateNumber': plainCode,
};

/** Replaces reserved keys by their one form. Of two that become equal, the one that is held already stays. */
async function rewriteKeys(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ kind: string; key: string }>(
    `select kind, key from claims where key ~ '[^ -~]' or kind = any($1) order by since, kind, key`,
    [Object.keys(KEY_FORMS)],
  );
  for (const { kind, key } of rows) {
    const form = (KEY_FORMS[kind] ?? plainText)(key);
    if (form === key) continue;
    await client.query(
      `with old as (delete from claims where kind = $1 and key = $2 returning *)
       insert into claims (kind, key, machine, id, since) select kind, $3, machine, id, since from old
       on conflict (kind, key) do nothing`,
      [kind, key, form],
    );
  }
}
