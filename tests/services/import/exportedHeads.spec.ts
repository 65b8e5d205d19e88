import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fieldInfo } from '#i18n/fieldsOf.ts';
import { loadWords } from '#i18n/load.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { columnOf } from '#server/exports/cells.ts';
import { Unusable } from '#services/import/bounds.ts';
import { layoutOf, notReadIn } from '#services/import/heads.ts';
import { headerOf, type ImportTemplate } from '#services/import/template.ts';
import { branchSheet } from '#views/records/branch/sheet.ts';
import { orderSheet } from '#views/records/order/sheet.ts';
import { shelfSheet } from '#views/records/shelf/sheet.ts';
import { staffSheet } from '#views/records/staff/sheet.ts';
import { tariffSheet } from '#views/records/tariff/sheet.ts';

const english = await loadWords('en');
const chinese = await loadWords('zh');
const languages = [english, chinese];
const templates = [branchSheet, orderSheet, shelfSheet, staffSheet, tariffSheet];
const cases = templates.flatMap((template) =>
  languages.map((words) => [template.machine, words.language, template, words] as const),
);

const shapeOf = ({ machine }: ImportTemplate): Readonly<Record<string, z.ZodType>> =>
  aggregateTypes[machine]?.rowSchema.shape ?? {};

const sheetWith = (heads: readonly string[]) =>
  ({ name: 'Export', rows: [heads.map((text) => ({ type: 'text', text, value: text }))] }) as never;

const refusalOf = (read: () => unknown): Unusable['refusal'] | null => {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof Unusable) return error.refusal;
    throw error;
  }
};

test.each(cases)('no head of an exported %s list (%s) is unknown to its import', (machine, _, template, words) => {
  const shape = shapeOf(template);
  const heads = Object.entries(shape).map(
    ([name, schema]) => columnOf({ name, kind: fieldInfo(name, schema).kind }, { machine, words, names: {} }).header,
  );
  expect(heads.length).toBeGreaterThan(0);
  const refusal = refusalOf(() => layoutOf(template, sheetWith(heads), languages, Object.keys(shape)));
  expect(refusal?.unknown ?? []).toEqual([]);
  expect(refusal?.twice ?? []).toEqual([]);
});

test.each(cases)('a list of %s (%s) without the columns that may be left empty is taken', (_, __, template, words) => {
  const required = template.columns.filter(({ need }) => need === 'required');
  const heads = required.map((column) => headerOf(column, words));
  const { places } = layoutOf(template, sheetWith(heads), languages);
  expect(places.filter(({ at }) => at >= 0).map(({ column }) => column)).toEqual(required);
  const [first = '', ...rest] = heads;
  const refusal = refusalOf(() => layoutOf(template, sheetWith(rest), languages));
  expect(refusal).toMatchObject({ id: 'notOurTemplate', missing: [first], unknown: [], twice: [] });
});

test.each(languages)('a list of orders with a part of the sender lacks the rest of it', (words) => {
  const headsOf = (need: string) =>
    orderSheet.columns.filter((column) => column.need === need).map((column) => headerOf(column, words));
  const [name = '', ...others] = headsOf('sender');
  const refusal = refusalOf(() => layoutOf(orderSheet, sheetWith([name, ...headsOf('required')]), languages));
  expect(refusal).toMatchObject({ id: 'notOurTemplate', missing: others, unknown: [] });
});

test('a column of the record that the import does not take is named as not read; another is refused', () => {
  const own = shelfSheet.columns.map((column) => headerOf(column, english));
  const fields = Object.keys(shapeOf(shelfSheet));
  const state = columnOf(
    { name: 'state', kind: { kind: 'text' } },
    { machine: 'shelf', words: english, names: {} },
  ).header;
  const layout = layoutOf(shelfSheet, sheetWith([...own, state]), languages, fields);
  expect(notReadIn(shelfSheet, [...own, state], layout, languages)).toEqual([state]);
  const refusal = refusalOf(() => layoutOf(shelfSheet, sheetWith([...own, 'Nobody’s']), languages, fields));
  expect(refusal).toMatchObject({ id: 'notOurTemplate', unknown: ['Nobody’s'] });
});
