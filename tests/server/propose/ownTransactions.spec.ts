import { expect, test } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import { loadWords } from '#i18n/load.ts';
import { say } from '#i18n/say.ts';
import { mustComeFirst, refusedForOrder } from '#server/propose/ownTransactions.ts';

const english = await loadWords('en');
const command = (key: string, type: string) => ({ key, machine: type.split('.')[0] ?? '', event: { type } });
const batch = (...types: string[]) => ({
  mode: 'atomic' as const,
  dryRun: false,
  actor: system,
  commands: types.map((type, at) => command(`k${at}`, type)),
  at: '2026-11-20T03:00:00.000Z',
});

test('of several new branches at once the second is named as the one that must come first', () => {
  const branches = batch('shelf.registered', 'branch.registered', 'branch.registered');
  expect(mustComeFirst(branches)).toBe(true);
  const [first] = refusedForOrder(branches);
  const [refusal] = first?.refusals ?? [];
  expect(refusal?.values).toEqual({ place: 2 });
  expect(refusal && say(refusal, english, { machine: 'branch', event: 'branch.registered' })).toContain(
    'step 2 of this all-or-nothing batch compares with all other records',
  );
  expect(refusedForOrder(branches)).toHaveLength(3);
});

test('one new branch may come first, and any number where each stands for itself', () => {
  expect(mustComeFirst(batch('branch.registered', 'shelf.registered'))).toBe(false);
  expect(mustComeFirst({ ...batch('branch.registered', 'branch.registered'), mode: 'each' })).toBe(false);
});
