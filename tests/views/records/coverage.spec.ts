import { expect, test } from 'vitest';
import { coverageOf, townshipsOf } from '#views/records/area/coverage.ts';

const TREE = [
  {
    value: 'MM',
    label: 'Myanmar',
    children: [
      {
        value: 'MMR013',
        label: 'Yangon',
        children: [
          {
            value: 'D1',
            label: 'Yangon (West)',
            children: [
              { value: 'latha', label: 'Latha' },
              { value: 'bahan', label: 'Bahan' },
            ],
          },
          { value: 'D2', label: 'Yangon (East)', children: [{ value: 'tamwe', label: 'Tamwe' }] },
        ],
      },
    ],
  },
];
const townships = townshipsOf(TREE, ({ label }) => label);
const area = (id: string, places: readonly string[], branch = 'YGN') => ({ id, name: id, branch, places });
const courier = (id: string, areas: readonly string[], branch = 'YGN') => ({ id, name: id, branch, areas: [...areas] });
const covers = (...of: Parameters<typeof coverageOf> extends [unknown, ...infer Rest] ? Rest : never) =>
  Object.fromEntries(coverageOf(townships, ...of).map(({ id, cover }) => [id, cover]));

test('townships know the areas that contain them', () => {
  expect(townships.map(({ id, state, within }) => [id, state, within])).toEqual([
    ['latha', 'Yangon', ['latha', 'D1', 'MMR013']],
    ['bahan', 'Yangon', ['bahan', 'D1', 'MMR013']],
    ['tamwe', 'Yangon', ['tamwe', 'D2', 'MMR013']],
  ]);
});

test('a courier covers what he is given, by township or by district', () => {
  expect(covers([area('west', ['D1'])], [courier('a', ['latha'])])).toEqual({
    latha: 'covered',
    bahan: 'nobody',
    tamwe: 'outside',
  });
  expect(covers([], [courier('a', ['D1'])])).toEqual({ latha: 'covered', bahan: 'covered', tamwe: 'outside' });
});

test('a courier given nothing covers the areas of his branch, of no other', () => {
  expect(covers([area('west', ['D1']), area('east', ['tamwe'], 'MDY')], [courier('a', [])])).toEqual({
    latha: 'covered',
    bahan: 'covered',
    tamwe: 'nobody',
  });
});
