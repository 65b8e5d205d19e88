import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareWords, lookAlike, soughtForm } from '#machines/kit/alike.ts';
import { created, form } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

/** Two names of a pair look the same. */
const PAIRS = [
  ['Ｋｏ Ａｕｎｇ', 'Ko Aung'],
  ['ﬁne Shop', 'fine Shop'],
  ['၀င်းမြ', 'ဝင်းမြ'],
  ['သြဇာ', 'ဩဇာ'],
  ['ဥာဏ်လင်း', 'ဉာဏ်လင်း'],
] as const;

let store: Store;
let server: Serving;
const numbers = new Map<string, string>();

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const names = PAIRS.flat();
  const verdicts = await store.proposeAll(
    await store.person('admin'),
    names.map((name) => created({ receiver: { ...form.receiver, name } })),
  );
  for (const [place, { id }] of verdicts.entries()) numbers.set(names[place] ?? '', id ?? '');
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const found = async (url: string, body: object, of: 'records' | 'found'): Promise<string[]> => {
  const answer = await server.ask<Record<string, { id: string }[]>>('POST', url, { as: 'admin', body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const known = new Set(numbers.values());
  return (answer.body[of] ?? [])
    .map(({ id }) => id)
    .filter((id) => known.has(id))
    .toSorted();
};
const listed = (filter: object) =>
  found('/api/order/page', { pageNum: 1, pageSize: 50, filters: [filter], sort: [] }, 'records');
const bothOf = (pair: readonly string[]): string[] => pair.map((name) => numbers.get(name) ?? '').toSorted();

describe.each(PAIRS)('%s and %s', (...pair) => {
  it.each(pair)('the name %s finds both names of its pair that look alike', async (name) => {
    expect(await listed({ field: 'receiverName', op: 'eq', value: name })).toEqual(bothOf(pair));
    expect(await listed({ field: 'receiverName', op: 'in', value: [name, 'nobody'] })).toEqual(bothOf(pair));
    expect(await listed({ field: 'receiverName', op: 'like', value: name.slice(0, 4) })).toEqual(bothOf(pair));
    expect(await found('/api/search', { text: name }, 'found')).toEqual(bothOf(pair));
  });

  it.each(pair)('the name %s, which looks like another, stays as it was typed', async (name) => {
    const { rows } = await store.pool.query('select receiver_name as name from row_order where id = $1', [
      numbers.get(name),
    ]);
    expect(rows).toEqual([{ name }]);
  });
});

it('a percent sign of full width is one of the text, no part of the pattern', async () => {
  expect(await listed({ field: 'receiverName', op: 'like', value: 'K％g' })).toEqual([]);
});

it('PostgreSQL and this program have one form', async () => {
  const texts = [
    ...PAIRS.flat(),
    'ဪ ၎င်း ဈေး ဦးဘ ဥ ၇န်ကုန် ၀ ㈱ ½ ｶﾞ',
    'José',
    '🙂',
    "O'Brien",
    'Ｏ＇Brien  Ｌtd．',
    ' Đặng - Łódź ',
    '--',
    '´`',
    'O´Brien… ―',
  ];
  const { rows } = await store.pool.query<Record<'form' | 'bare' | 'sought', string>>(
    'select look_alike(text) as form, bare_words(text) as bare, sought_form(text) as sought from unnest($1::text[]) with ordinality as given (text, place) order by place',
    [texts],
  );
  expect(rows.map(({ form: one }) => one)).toEqual(texts.map(lookAlike));
  expect(rows.map(({ bare }) => bare)).toEqual(texts.map(bareWords));
  expect(rows.map(({ sought }) => sought)).toEqual(texts.map(soughtForm));
});

it('a part of a name is found in a list whatever its signs', async () => {
  const receiver = { ...form.receiver, name: "Zoë  O'Brien-Smith" };
  const [verdict] = await store.proposeAll(await store.person('admin'), [created({ receiver })]);
  numbers.set(receiver.name, verdict?.id ?? '');
  for (const value of ['obrien', 'o’brien', 'zoe o', 'briensmith', 'BRIEN SMITH'])
    expect(await listed({ field: 'receiverName', op: 'like', value }), value).toEqual(
      value.includes(' S') ? [] : [verdict?.id],
    );
});
