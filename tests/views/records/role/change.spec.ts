import { describe, expect, test } from 'vitest';
import {
  combinedDuties,
  concernedBy,
  differenceOf,
  dutiesIn,
  expanded,
  permissionDifference,
} from '#views/records/role/change.ts';

const holder = (name: string, otherRoles: readonly string[] = []) => ({ id: name, name, otherRoles });

describe('what a change of a role takes and gives', () => {
  test('is listed by permission', () => {
    expect(differenceOf(['order.read', 'staff.read'], ['order.read', 'bill.read'])).toEqual({
      taken: ['staff.read'],
      given: ['bill.read'],
    });
  });

  test('counts everything as each permission that there is', () => {
    const { taken, given } = permissionDifference(['*'], ['order.read']);
    expect(taken).toContain('*');
    expect(taken).toContain('staff.locked');
    expect(taken).not.toContain('order.read');
    expect(given).toEqual([]);
    expect(expanded(['order.read'])).toEqual(['order.read']);
  });

  test('concerns the holders whom no other role grants the same', () => {
    const difference = { taken: ['staff.read', 'bill.read'], given: ['car.read'] };
    const permissionsOf = new Map([
      ['finance', ['bill.read', 'car.read']],
      ['admin', ['*']],
    ]);
    const concerned = concernedBy(
      difference,
      [holder('Aye'), holder('Zaw', ['finance']), holder('Mya', ['admin'])],
      permissionsOf,
    );
    expect(concerned.map(({ holder: { name }, loses, gains }) => [name, loses, gains])).toEqual([
      ['Aye', 2, 1],
      ['Zaw', 1, 0],
    ]);
  });
});

describe('steps that two people should do', () => {
  const pair = { first: 'refund.requested', second: 'refund.confirmed' };

  test('are reported where a role grants both', () => {
    expect(dutiesIn([pair.first])).toEqual([]);
    expect(dutiesIn([pair.first, pair.second])).toEqual([expect.objectContaining(pair)]);
    expect(dutiesIn(['*']).length).toBeGreaterThan(10);
  });

  test('and where a holder gets the other one from another role', () => {
    const permissionsOf = new Map([
      ['finance', [pair.second]],
      ['both', [pair.first, pair.second]],
    ]);
    const found = combinedDuties(
      [pair.first],
      [holder('Aye'), holder('Zaw', ['finance']), holder('Mya', ['both'])],
      permissionsOf,
    );
    expect(found.map(({ holder: { name } }) => name)).toEqual(['Zaw']);
    expect(found[0]?.pair).toMatchObject(pair);
  });
});
