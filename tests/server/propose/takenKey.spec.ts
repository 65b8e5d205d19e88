import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { reasonOf } from '#i18n/say.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { system, type Actor } from '#machines/kit/actor.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { takenKey } from '#server/propose/takenKey.ts';
import type { Task } from '#server/propose/task.ts';
import { entries } from '../../machines/registers/entries.ts';

const [english, chinese] = await Promise.all([loadWords('en'), loadWords('zh')]);

const person: Actor = { ...system, kind: 'person', id: 'STF000001', permissions: ['*'] };

const held = (machine: string, context: object, state: string): Aggregate => {
  const aggregateType = aggregateTypes[machine];
  if (!aggregateType) throw new Error(`No ${machine}`);
  return { ...notCreated(aggregateType, 'X'), version: 1, states: { [aggregateType.structure.main]: state }, context };
};

/** Returns the refusal of a new record whose key a holder has. */
const refused = (machine: string, data: object, holder: Aggregate, actor = person, event = `${machine}.registered`) => {
  const aggregateType = aggregateTypes[machine];
  const task = { command: { event: { type: event, ...data } }, batch: { actor }, aggregateType, fresh: true };
  return takenKey(task as unknown as Task, holder);
};

describe('a key that a person types and another record has', () => {
  test.each([
    ['branch', 'registered', 'branch Yangon has the code YGN already; choose another code'],
    ['branch', 'retired', 'branch Yangon has the code YGN already and is retired; restore it, or choose another code'],
    ['role', 'registered', 'role Warehouse clerk has the code clerk already; choose another code'],
    ['department', 'registered', 'department Operations has the code YGN-OPS already; choose another code'],
    ['question', 'registered', 'question Parcel damaged has the number 101 already; choose another number'],
    ['menu', 'registered', 'there is a menu orders.list already; choose another code'],
    ['addressCode', 'retired', 'there is an address code MM-0088 already, retired; restore it, or choose another code'],
    ['shelf', 'registered', 'the branch has a shelf A12 already; choose another name'],
  ])('a typed key of a %s that is %s is said with its holder', (machine, state, words) => {
    const entry = entries[machine] ?? {};
    const refusal = refused(machine, entry, held(machine, entry, state));
    expect(refusal && reasonOf(refusal, machine, english)).toBe(words);
    expect(refusal && reasonOf(refusal, machine, chinese)).toMatch(/已/);
    expect(refusal?.field).toBe(aggregateTypes[machine]?.keyField);
  });

  test('a typed key of a customer of another branch is said without the name of the customer', () => {
    const golden = held('merchant', { code: 'GOLDEN', name: 'Golden Lotus', branch: 'YGN' }, 'merchant.lv1');
    const near = refused('merchant', { code: 'GOLDEN' }, golden, { ...person, scope: ['YGN'] });
    const far = refused('merchant', { code: 'GOLDEN' }, golden, { ...person, scope: ['MDY'] });
    expect(near && reasonOf(near, 'merchant', english)).toBe(
      'merchant Golden Lotus has the code GOLDEN already; choose another code',
    );
    expect(far && reasonOf(far, 'merchant', english)).toBe('there is a merchant GOLDEN already; choose another code');
    expect(JSON.stringify(far)).not.toContain('Golden Lotus');
  });

  test('a typed key is left to the machine for an event that begins nothing, without the right to it, and while it is free', () => {
    const entry = entries['branch'] ?? {};
    const yangon = held('branch', entry, 'registered');
    expect(refused('branch', entry, yangon, person, 'branch.amended')).toBeNull();
    expect(refused('branch', entry, yangon, { ...person, permissions: [] })).toBeNull();
    expect(refused('branch', entry, { ...yangon, version: 0 })).toBeNull();
    expect(refused('car', entries['car'] ?? {}, held('car', entries['car'] ?? {}, 'registered'))).toBeNull();
  });
});

test('every record that is named by a key of its payload has the key’s field, and words', () => {
  const keyed = Object.values(aggregateTypes).filter(({ keyField }) => keyField !== null);
  expect(keyed.map(({ id }) => id).toSorted()).toEqual(
    ['addressCode', 'branch', 'department', 'menu', 'merchant', 'period', 'question', 'role', 'shelf'].toSorted(),
  );
  for (const { id, keyField } of keyed)
    for (const words of [english, chinese]) expect(words.has(`rule.claim.${id}.${keyField}`), id).toBe(true);
});
