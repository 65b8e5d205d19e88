import { FILTER_TEXT_MOST_CHARACTERS } from '#machines/fields/limits.ts';
import { page, type Filter, type Row } from '#services/page.ts';
import { isMisread, writings } from './numbers.ts';

/** The server answers so many rows at once. */
const BATCH = 100;

/** Search for numbers: the naming fields of a machine's rows, the likeliest first. */
export interface Places {
  readonly machine: string;
  readonly fields: readonly string[];
}

/** Result for numbers: the rows they name, and the numbers without a row. */
export interface LookUp {
  readonly rows: readonly Row[];
  /** The same rows as a filter. */
  readonly filter: Filter;
  /** Not there, or out of the asker's reach. */
  readonly missing: readonly string[];
  /** Not asked for: their check digit is wrong. */
  readonly misread: readonly string[];
}

/** Every row that holds one of these values, even where many rows share a value. */
async function rowsWith(machine: string, filter: Filter, signal: AbortSignal): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNum = 1; ; pageNum++) {
    const { records } = await page(machine, { pageNum, pageSize: BATCH, filters: [filter] }, { signal });
    rows.push(...records);
    if (records.length < BATCH) return rows;
  }
}

const batchesOf = (values: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(values.length / BATCH) }, (_, index) =>
    values.slice(index * BATCH, (index + 1) * BATCH),
  );

/** Looks numbers up, field after field: what one field does not know is looked for in the next. */
export async function lookUp(
  { machine, fields }: Places,
  numbers: readonly string[],
  signal: AbortSignal,
): Promise<LookUp> {
  const misread = numbers.filter(isMisread);
  let missing = numbers.filter((number) => !misread.includes(number));
  const found = new Map<string, Row>();
  const exact: Filter[] = [];
  for (const field of fields) {
    const asked = missing.filter(({ length }) => length <= FILTER_TEXT_MOST_CHARACTERS);
    const batches = batchesOf(asked.flatMap(writings));
    const filters = batches.map((value): Filter => ({ field, op: 'in', value }));
    const rows = (await Promise.all(filters.map((filter) => rowsWith(machine, filter, signal)))).flat();
    const held = new Set(rows.flatMap((row) => row[field]));
    missing = missing.filter((number) => !writings(number).some((writing) => held.has(writing)));
    if (held.size > 0) exact.push({ field, op: 'in', value: [...held].map(String) });
    for (const row of rows) found.set(row.id, row);
  }
  const [only] = exact;
  const filter: Filter =
    only && exact.length === 1 ? only : { field: 'id', op: 'in', value: found.size === 0 ? [''] : [...found.keys()] };
  return { rows: [...found.values()], filter, missing, misread };
}
