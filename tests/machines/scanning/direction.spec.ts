import { describe, expect, test } from 'vitest';
import { directionOf, HELD, type Onward } from '#machines/scanning/direction.ts';
import { onwardOfOrder, onwardOfPackage, openBagOf } from '#machines/scanning/onward.ts';

const thing = (change: Partial<Onward> = {}): Onward => ({
  id: 'SL000000014MM',
  kind: 'order',
  last: 'LSH',
  next: 'MDY',
  reverse: 'none',
  shelf: null,
  held: null,
  ...change,
});
const bag = (id: string, destination: string, reverse: string | null = null) => ({ id, destination, reverse });

describe('a parcel goes', () => {
  test('a parcel goes to its next branch, or to its last branch where no route is known', () => {
    expect(directionOf(thing(), 'YGN', [])).toEqual({ kind: 'branch', branch: 'MDY' });
    expect(directionOf(thing({ next: null }), 'YGN', [])).toEqual({ kind: 'branch', branch: 'LSH' });
  });

  test('a parcel goes into the open bag that goes furthest on its way, and never into a bag of another return', () => {
    const bags = [bag('1', 'MDY'), bag('2', 'LSH'), bag('3', 'NPT')];
    expect(directionOf(thing(), 'YGN', bags)).toEqual({ kind: 'bag', bag: '2', branch: 'LSH' });
    expect(directionOf(thing({ last: 'MUS' }), 'YGN', bags)).toEqual({ kind: 'bag', bag: '1', branch: 'MDY' });
    const returns = [bag('1', 'MDY', 'rejectReturn'), bag('2', 'MDY', 'none')];
    expect(directionOf(thing(), 'YGN', returns)).toEqual({ kind: 'bag', bag: '2', branch: 'MDY' });
    expect(directionOf(thing(), 'YGN', [bag('3', 'NPT')])).toEqual({ kind: 'branch', branch: 'MDY' });
  });

  test('a parcel goes to its shelf in its last branch, or stays there', () => {
    expect(directionOf(thing({ shelf: 'L1' }), 'LSH', [bag('2', 'LSH')])).toEqual({ kind: 'place', shelf: 'L1' });
    expect(directionOf(thing(), 'LSH', [])).toEqual({ kind: 'stay' });
  });

  test('a parcel goes aside while anything holds it', () => {
    for (const held of HELD)
      expect(directionOf(thing({ held }), 'YGN', [bag('1', 'MDY')])).toEqual({ kind: 'aside', held });
  });
});

test('a bag is opened in its last branch, and goes on sealed from every other', () => {
  const sealed = thing({ kind: 'package', id: '9' });
  expect(directionOf(sealed, 'LSH', [])).toEqual({ kind: 'open', bag: '9' });
  expect(directionOf(sealed, 'YGN', [bag('1', 'MDY')])).toEqual({ kind: 'branch', branch: 'MDY' });
});

describe('a row says', () => {
  const row = {
    id: 'SL000000014MM',
    state: 'warehoused',
    originBranch: 'YGN',
    destinationBranch: 'LSH',
    nextBranch: null,
    shelf: 'Y1',
    reverse: 'none',
    exception: 'none',
    customs: 'notApplicable',
    intercept: 'off',
    cancelRequest: 'none',
    request: 'none',
    endedAt: null,
  };
  const routes = { LSH: 'MDY', MDY: 'MDY' };

  test('the row of an order says the last branch, the next branch by the routes, and the shelf', () => {
    const { id, shelf } = row;
    expect(onwardOfOrder(row, 'YGN', routes)).toEqual(thing({ id, shelf }));
    expect(onwardOfOrder(row, 'LSH', {})).toEqual(thing({ next: null, shelf }));
  });

  test('the row of an order says the branch that the parcel was sorted to, until the parcel is there', () => {
    expect(onwardOfOrder({ ...row, nextBranch: 'NPT' }, 'YGN', routes).next).toBe('NPT');
    expect(onwardOfOrder({ ...row, nextBranch: 'MDY' }, 'MDY', { LSH: 'LSH' }).next).toBe('LSH');
    expect(onwardOfOrder({ ...row, nextBranch: 'MDY' }, 'LSH', {}).next).toBe(null);
  });

  test('the row of an order says the origin as the last branch of a return', () => {
    expect(onwardOfOrder({ ...row, reverse: 'rejectReturn' }, 'LSH', { YGN: 'MDY' })).toMatchObject({
      last: 'YGN',
      next: 'MDY',
      reverse: 'rejectReturn',
    });
  });

  test('the row of an order says the reasons why the parcel goes no further', () => {
    const held = (change: object) => onwardOfOrder({ ...row, ...change }, 'YGN', routes).held;
    expect(held({})).toBe(null);
    expect(held({ endedAt: '2026-03-02T01:00:00.000Z', exception: 'damaged' })).toBe('ended');
    expect(held({ problem: true })).toBe('problem');
    expect(held({ intercept: 'on' })).toBe('intercepted');
    expect(held({ cancelRequest: 'confirming' })).toBe('cancelRequest');
    expect(held({ cancelRequest: 'refused' })).toBe(null);
    expect(held({ state: 'rejectionToConfirm' })).toBe('rejection');
    expect(held({ request: 'loss' })).toBe('request');
    expect(held({ customs: 'held' })).toBe('customs');
    for (const exception of ['damaged', 'extra', 'lostSearch', 'notArrived', 'short', 'wrongBranch'])
      expect(held({ exception })).toBe(exception);
  });

  test('the row of a bag says that the bag has a direction, and takes parcels here or not', () => {
    const own = { id: '9', state: 'packed', destination: 'LSH', direction: null, location: 'YGN', lost: false };
    expect(onwardOfPackage(own, 'YGN', routes)).toEqual(thing({ kind: 'package', id: '9' }));
    expect(onwardOfPackage({ ...own, lost: true }, 'YGN', routes).held).toBe('ended');
    expect(openBagOf(own, 'YGN')).toEqual({ id: '9', destination: 'LSH', reverse: null });
    expect(openBagOf({ ...own, state: 'unused', direction: 'none' }, 'YGN')?.reverse).toBe('none');
    expect(openBagOf({ ...own, state: 'sealed' }, 'YGN')).toBe(null);
    expect(openBagOf(own, 'MDY')).toBe(null);
  });
});
