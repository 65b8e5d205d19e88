import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { rowTable } from '#server/store/tables.ts';

/** Fields of rows in the oldest version that is kept, c8ba4d91. */
const OLDEST = JSON.parse(readFileSync(new URL('rowFields.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;
/** Number of that version's last step of the database. */
const LAST_STEP = 106;

const STEPS = globSync('server/sql/*.sql')
  .filter((file) => Number.parseInt(basename(file), 10) > LAST_STEP)
  .map((file) => readFileSync(file, 'utf8'));

it.each(Object.entries(OLDEST))(
  'each field that rows of %s have gained is given to older rows by a step of the upgrade',
  (machine, before) => {
    const { rowSchema } = aggregateTypes[machine] ?? {};
    const gained = Object.entries(rowSchema?.shape ?? {})
      .filter(([field, value]) => !before.includes(field) && !value.safeParse(undefined).success)
      .map(([field]) => field);
    const own = STEPS.filter((sql) => new RegExp(`\\b${rowTable(machine)}\\b`).test(sql));
    expect(gained.filter((field) => !own.some((sql) => new RegExp(`['"{]${field}['"}]`).test(sql)))).toEqual([]);
  },
);
