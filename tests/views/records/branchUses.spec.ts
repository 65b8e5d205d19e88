import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { leadsThrough } from '#views/records/branch/network.ts';
import { usesOfBranch } from '#views/records/branch/uses.ts';

describe.each(usesOfBranch.map((use) => [use.title, use] as const))('what keeps a branch in use: %s', (_, use) => {
  test('what keeps a branch in use has words in each language, and leads to a list', async () => {
    for (const language of ['en', 'zh'] as const) expect((await loadWords(language)).has(use.title)).toBe(true);
    expect(use.list[0]).toMatch(/^\//);
  });

  test('what keeps a branch in use filters by fields that its rows have', () => {
    const fields = Object.keys(aggregateTypes[use.machine]?.rowSchema.shape ?? {});
    expect(use.filters('YGN').filter(({ field }) => !fields.includes(field))).toEqual([]);
  });
});

test('each title is there once', () =>
  expect(new Set(usesOfBranch.map(({ title }) => title)).size).toBe(usesOfBranch.length));

test('routes lead through a branch if it is the next to another', () => {
  expect(leadsThrough({ MDY: 'TGI' }, 'TGI')).toBe(true);
  expect(leadsThrough({ TGI: 'TGI', MDY: 'NPT' }, 'TGI')).toBe(false);
  expect(leadsThrough(undefined, 'TGI')).toBe(false);
});
