import { describe, expect, test } from 'vitest';
import { EVERYTHING } from '#machines/rights/everything.ts';
import { ticking } from '#views/shapes/fields/permissions/granting.ts';

const own = ['order.read', 'staff.read'];
const mayGrant = (id: string): boolean => own.includes(id);
const group = ['order.read', 'order.cancelled', 'staff.read'];

describe('ticks of the matrix of permissions', () => {
  test('ticks of a group in the matrix of permissions are set where the person holds the permission, and nowhere else', () => {
    expect(ticking(['bill.read'], group, true, mayGrant)).toEqual(['bill.read', 'order.read', 'staff.read']);
  });

  test('the tick of a permission that the person lacks cannot be set, and can be taken away', () => {
    expect(ticking([], ['order.cancelled'], true, mayGrant)).toEqual([]);
    expect(ticking([], [EVERYTHING], true, mayGrant)).toEqual([]);
    expect(ticking(['order.cancelled', 'order.read'], ['order.cancelled'], false, mayGrant)).toEqual(['order.read']);
  });

  test('ticks of the matrix of permissions that stood before stay when their group is set', () => {
    expect(ticking(['order.cancelled'], group, true, mayGrant)).toEqual([
      'order.cancelled',
      'order.read',
      'staff.read',
    ]);
  });

  test('ticks of a group of permissions are taken away again where no further one can be set', () => {
    expect(ticking(['bill.read', 'order.read', 'staff.read'], group, true, mayGrant)).toEqual(['bill.read']);
  });

  test('ticks of the matrix of permissions are all free for a person who may do everything', () => {
    expect(ticking([], group, true, () => true)).toEqual(group);
    expect(ticking(group, group, false, () => true)).toEqual([]);
  });
});
