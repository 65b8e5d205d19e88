import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { WORK_KINDS } from '#machines/staff/work.ts';
import { settlingOf, workAddress } from '#views/hr/settling.ts';

const PARCELS = ['toCollect', 'collected', 'toDeliver', 'carried'];
const kinds = [...WORK_KINDS.map((kind) => [kind, kind] as const), ...PARCELS.map((kind) => [kind, 'order'] as const)];

describe.each(kinds)('open work of the kind %s', (kind, machine) => {
  test('open work of a kind has a button with a word in each language, for an event that people may propose', async () => {
    const settling = settlingOf(kind);
    expect(aggregateTypes[machine]?.events[settling?.event ?? '']).toMatchObject({ systemOnly: false });
    for (const language of ['en', 'zh'] as const)
      expect((await loadWords(language)).has(settling?.label ?? '')).toBe(true);
  });

  test('open work of a kind leads to its records', () => expect(workAddress(machine, 'X1')).not.toBeNull());
});
