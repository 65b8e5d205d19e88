import { describe, expect, test } from 'vitest';
import {
  combinedDuties,
  concernedBy,
  differenceOf,
  dutiesIn,
  expanded,
  permissionDifference,
  type RoleRights,
} from '#views/records/role/change.ts';

const holder = (name: string, otherRoles: readonly string[] = []) => ({ id: name, name, branch: 'YGN', otherRoles });

const rights = (more: Partial<RoleRights> = {}): RoleRights => ({
  permissions: [],
  menus: [],
  dataScope: 'branch',
  customBranches: [],
  secondFactor: false,
  ...more,
});

const page = (id: string, permission: string) => ({ id, type: 1, hidden: false, permission });
const ENTRIES = [page('orders', 'order.read'), page('staff', 'staff.read'), page('bills', 'bill.read')];

describe('what a change of a role takes and gives', () => {
  test('what a change of a role takes and gives is listed by permission', () => {
    expect(differenceOf(['order.read', 'staff.read'], ['order.read', 'bill.read'])).toEqual({
      taken: ['staff.read'],
      given: ['bill.read'],
    });
  });

  test('the change of a role counts everything as each permission that there is', () => {
    const { taken, given } = permissionDifference(['*'], ['order.read']);
    expect(taken).toContain('*');
    expect(taken).toContain('staff.locked');
    expect(taken).not.toContain('order.read');
    expect(given).toEqual([]);
    expect(expanded(['order.read'])).toEqual(['order.read']);
  });

  test('what a change of a role takes and gives concerns the holders whom no other role grants the same', () => {
    const roles = new Map([
      ['finance', rights({ permissions: ['bill.read', 'car.read'] })],
      ['admin', rights({ permissions: ['*'] })],
    ]);
    const concerned = concernedBy(
      rights({ permissions: ['staff.read', 'bill.read'] }),
      rights({ permissions: ['car.read'] }),
      [holder('Aye'), holder('Zaw', ['finance']), holder('Mya', ['admin'])],
      roles,
      ENTRIES,
    );
    expect(concerned.map(({ holder: { name }, loses, gains }) => [name, loses, gains])).toEqual([
      ['Aye', 2, 1],
      ['Zaw', 1, 0],
    ]);
  });

  test('the change of a role counts the screens that a holder sees no longer: without a tick, or without the permission', () => {
    const roles = new Map([['desk', rights({ menus: ['orders'] })]]);
    const before = rights({ permissions: ['order.read', 'staff.read'], menus: ['*'] });
    const fewer = (after: Partial<RoleRights>, otherRoles: readonly string[] = []) =>
      concernedBy(before, { ...before, ...after }, [holder('Aye', otherRoles)], roles, ENTRIES).map(
        ({ fewerScreens, moreScreens }) => [fewerScreens, moreScreens],
      );
    expect(fewer({ menus: ['staff'] })).toEqual([[1, 0]]);
    expect(fewer({ menus: ['staff'] }, ['desk'])).toEqual([]);
    expect(fewer({ permissions: ['order.read'] })).toEqual([[1, 0]]);
    expect(fewer({ permissions: ['order.read', 'staff.read', 'bill.read'] })).toEqual([[0, 1]]);
  });

  test.each<[string, Partial<RoleRights>, Partial<RoleRights>, string | null]>([
    ['narrowed to the own branch', { dataScope: 'all' }, { dataScope: 'branch' }, 'fewer'],
    ['widened to the company', { dataScope: 'custom', customBranches: ['MDY'] }, { dataScope: 'all' }, 'more'],
    ['one more branch', { dataScope: 'branch' }, { dataScope: 'custom', customBranches: ['MDY'] }, 'more'],
    ['the own branch named', { dataScope: 'branch' }, { dataScope: 'custom', customBranches: ['YGN'] }, null],
    [
      'other branches',
      { dataScope: 'custom', customBranches: ['MDY'] },
      { dataScope: 'custom', customBranches: ['MUS'] },
      'other',
    ],
  ])('the change of a role says how the branches change that a holder sees: %s', (_, before, after, scope) => {
    const roles = new Map([['company', rights({ dataScope: 'all' })]]);
    const found = concernedBy(
      rights(before),
      rights(after),
      [holder('Aye'), holder('Zaw', ['company'])],
      roles,
      ENTRIES,
    );
    expect(found.map((one) => [one.holder.name, one.scope])).toEqual(scope === null ? [] : [['Aye', scope]]);
  });

  test('the change of a role names who needs a second factor from then on', () => {
    const roles = new Map([['careful', rights({ secondFactor: true })]]);
    const holders = [holder('Aye'), holder('Zaw', ['careful'])];
    const found = concernedBy(rights(), rights({ secondFactor: true }), holders, roles, ENTRIES);
    expect(found.map((one) => [one.holder.name, one.needsSecondFactor])).toEqual([['Aye', true]]);
    expect(concernedBy(rights({ secondFactor: true }), rights(), holders, roles, ENTRIES)).toEqual([]);
  });
});

describe('steps that two people should do', () => {
  const pair = { first: 'refund.requested', second: 'refund.confirmed' };

  test('steps that two people should do are reported where a role grants both', () => {
    expect(dutiesIn([pair.first])).toEqual([]);
    expect(dutiesIn([pair.first, pair.second])).toEqual([expect.objectContaining(pair)]);
    expect(dutiesIn(['*']).length).toBeGreaterThan(10);
  });

  test('steps that two people should do are reported where a holder gets the other step from another role', () => {
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
