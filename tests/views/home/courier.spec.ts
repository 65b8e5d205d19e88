import { describe, expect, it } from 'vitest';
import { namedAreas } from '#services/areaNames.ts';
import { isAtTheDoor } from '#services/outbox/keepable.ts';
import { isAssignedTo } from '#views/home/courier/assigned.ts';
import { inOwnOrder, moved, nearestFirst } from '#views/home/courier/arrangement.ts';
import { placesOn } from '#views/home/courier/places.ts';
import { mapOfMyanmar } from '#server/geography/points.ts';
import { areaTree } from '#server/geography/tree.ts';
import { byDay } from '#views/home/courier/later.ts';
import { orderPermissions } from '#server/company/permissions.ts';
import { BESIDE, byCity, dueAt, listOf, mapAddress, taskOf, type Task } from '#views/home/courier/tasks.ts';

const row = {
  id: 'SL000000015MM',
  version: 9,
  state: 'delivering',
  reverse: 'none',
  senderName: 'Ma Thida',
  senderPhone: '09111',
  senderCity: 'A',
  senderAddress: '1 First Street',
  senderDue: 490_000,
  receiverName: 'U Kyaw Min',
  receiverPhone: '09222',
  receiverCity: 'B',
  receiverAddress: '2 Second Street',
  receiverDue: 2_800_000,
  expectedDeliveryTime: '2026-11-25T10:00:00.000Z',
  nextAttemptAt: null,
  pickupDay: null,
  pickupWindow: null,
  safePlace: 'guard' as const,
  safePlaceNote: 'Gate 2',
};

it('the stop of a parcel to collect leads to its sender, who pays the sender’s part', () => {
  expect(taskOf('collect', { ...row, state: 'pendingCollection' })).toMatchObject({
    name: 'Ma Thida',
    phone: '09111',
    address: '1 First Street',
    amount: 490_000,
    due: null,
  });
});

it('a stop to collect is expected at the end of the part of the day that the sender asked for', () => {
  const asked = { ...row, state: 'pendingCollection', pickupDay: '2026-11-26', pickupWindow: 'morning' as const };
  const task = taskOf('collect', asked);
  expect(task).toMatchObject({ due: '2026-11-26T05:30:00.000Z', pickup: { day: '2026-11-26', window: 'morning' } });
  expect(taskOf('deliver', asked).pickup).toBeNull();
  const seen = (now: string) => byDay([task], Date.parse(now));
  expect(seen('2026-11-25T17:29:59.999Z').later).toEqual([task]);
  expect(seen('2026-11-25T17:30:00.000Z').today).toEqual([task]);
});

it('a stop is another day’s where nobody was at home and the courier comes again then, also at the sender', () => {
  const nextAttemptAt = '2026-11-26T03:00:00.000Z';
  const again = [row, { ...row, reverse: 'returning' }].map((one) => taskOf('deliver', { ...one, nextAttemptAt }));
  expect(again.map(({ due }) => due)).toEqual([nextAttemptAt, nextAttemptAt]);
  expect(byDay(again, Date.parse('2026-11-25T02:00:00.000Z')).later).toEqual(again);
  expect(byDay(again, Date.parse('2026-11-26T02:00:00.000Z')).today).toEqual(again);
});

it('the stop of a parcel to deliver leads to the receiver, that of one that goes back leads to the sender', () => {
  expect(taskOf('deliver', row)).toMatchObject({
    name: 'U Kyaw Min',
    amount: 2_800_000,
    due: row.expectedDeliveryTime,
    safePlace: 'guard',
    safePlaceNote: 'Gate 2',
  });
  expect(taskOf('deliver', { ...row, reverse: 'returning' })).toMatchObject({
    name: 'Ma Thida',
    amount: 490_000,
    safePlace: null,
  });
});

it('stops are sorted by city, that with the most first, and then by the promised time', () => {
  const at = (id: string, city: string, due: string | null) => ({ ...taskOf('deliver', row), id, city, due });
  const tasks = [at('1', 'B', null), at('2', 'A', null), at('3', 'A', '2026-11-25T10:00:00.000Z')];
  expect(byCity(tasks).map(({ id }) => id)).toEqual(['3', '2', '1']);
});

it('the list behind a count of one courier’s parcels has the counted parcels, and no others', () => {
  expect(listOf('collect', 'STF1')).toBe('/delivery/collect?collector=STF1&state=pendingCollection');
  expect(listOf('deliver', 'STF1')).toBe('/delivery/manage?deliverer=STF1&state=pendingDelivery%2Cdelivering');
});

it('a courier is told of own assignments only', () => {
  const event = { machine: 'order', type: 'order.delivererAssigned', row: { deliverer: 'STF1' } };
  expect(isAssignedTo(event, 'STF1')).toBe(true);
  expect(isAssignedTo(event, 'STF2')).toBe(false);
  expect(isAssignedTo({ ...event, type: 'order.outForDelivery' }, 'STF1')).toBe(false);
  expect(isAssignedTo({ ...event, row: null }, 'STF1')).toBe(false);
  expect(isAssignedTo({ ...event, type: 'order.delivererAutoAssigned' }, 'STF1')).toBe(true);
  expect(isAssignedTo({ ...event, type: 'order.collectorAssigned' }, 'STF1')).toBe(false);
});

const stopAt = (id: string, city: string) => ({ ...taskOf('deliver', row), id, city });

describe('the nearest stop first', () => {
  const areas = namedAreas(areaTree('en'));
  const references = areas.map(({ above, ...area }) => ({ ...area, above: above.map(({ id }) => id) }));
  const YANGON = { latitude: 16.8409, longitude: 96.1735 };
  const idOf = (label: string, depth = 1): string =>
    areas.find((area) => area.label === label && area.depth === depth)?.id ?? label;
  const order = (tasks: readonly Task[]) =>
    nearestFirst(tasks, YANGON, placesOn(mapOfMyanmar, references)).map(({ id }) => id);

  it('the nearest stop first goes by the districts that orders name, and puts unknown places last', () => {
    const tasks = [
      stopAt('1', 'nowhere'),
      stopAt('2', idOf('Muse')),
      stopAt('3', idOf('Yangon (East)')),
      stopAt('4', idOf('Mandalay')),
      stopAt('5', idOf('Bago')),
    ];
    expect(order(tasks)).toEqual(['3', '5', '4', '2', '1']);
  });

  it.each([
    ['Street 5, Thanlyin', 'Street 5, Kungyangon'],
    ['သန်လျှင်မြို့နယ်, Street 5', 'ကွမ်းခြံကုန်းမြို့နယ်, Street 5'],
  ])('the nearest stop first goes by the township that an address names: %s', (near, far) => {
    const south = idOf('Yangon (South)');
    const tasks = [
      { ...stopAt('1', south), address: far },
      stopAt('2', south),
      { ...stopAt('3', south), address: near },
    ];
    expect(order(tasks)).toEqual(['3', '2', '1']);
  });

  it('the nearest stop first goes by a township that an order names as the city', () => {
    expect(order([stopAt('1', idOf('Bago')), stopAt('2', idOf('Botahtaung', 2))])).toEqual(['2', '1']);
  });
});

it('the order that the courier gave to the stops is kept; new stops follow', () => {
  const tasks = [stopAt('1', 'A'), stopAt('2', 'A'), stopAt('3', 'B')];
  expect(inOwnOrder(tasks, ['3', 'gone', '1']).map(({ id }) => id)).toEqual(['3', '1', '2']);
});

it('stops are moved before and after another, and all stay in place for an unknown target', () => {
  const order = ['1', '2', '3', '4'];
  expect(moved(order, new Set(['4']), { id: '1', isBefore: true })).toEqual(['4', '1', '2', '3']);
  expect(moved(order, new Set(['1', '2']), { id: '3', isBefore: false })).toEqual(['3', '1', '2', '4']);
  expect(moved(order, new Set(['1']), { id: '1', isBefore: false })).toEqual(order);
});

it('the money to take at a stop is counted from the record, which knows what this device has not sent yet', () => {
  const none = { collection: 0, online: 0, reverseSign: 0 };
  const record = {
    due: { ...none, sign: 2_800_000 },
    charged: { collection: {}, online: {}, reverseSign: {}, sign: { goods: 2_500_000, basic: 300_000 } },
  };
  const task = taskOf('deliver', row);
  expect(dueAt(task, null)).toEqual({ amount: 2_800_000, goods: 0 });
  expect(dueAt(task, record)).toEqual({ amount: 2_800_000, goods: 2_500_000 });
  expect(dueAt(task, { ...record, due: { ...none, sign: 0 } })).toEqual({ amount: 0, goods: 0 });
  const back = taskOf('deliver', { ...row, reverse: 'returning' });
  expect(dueAt(back, { ...record, due: { ...none, reverseSign: 70_000, sign: 5 } })).toEqual({
    amount: 70_000,
    goods: 0,
  });
});

it('the map of a phone is led to an address in any script', () => {
  expect(mapAddress('12 လမ်း, Yangon & co')).toBe(`geo:0,0?q=${encodeURIComponent('12 လမ်း, Yangon & co')}`);
});

it('a courier is granted every event that the card of a stop offers', () => {
  const granted: readonly string[] = orderPermissions.courier;
  expect(BESIDE.filter((type) => !granted.includes(type))).toEqual([]);
});

it('every event beside the next step of a stop is kept without a line, but for the code, which the server checks', () => {
  expect(BESIDE.filter((type) => !isAtTheDoor(type))).toEqual(['order.receiverCodeEntered']);
});

it('the stops of another day in Myanmar are set apart, the nearest first', () => {
  const at = (id: string, due: string | null, more: Partial<Task> = {}) => ({
    ...taskOf('deliver', row),
    ...more,
    id,
    due,
  });
  const tasks = [
    at('next week', '2026-11-30T03:00:00.000Z'),
    at('no time', null),
    at('past', '2026-11-20T03:00:00.000Z'),
    at('before midnight', '2026-11-25T17:29:00.000Z'),
    at('after midnight', '2026-11-25T17:30:00.000Z'),
    at('back to its sender', '2026-11-30T03:00:00.000Z', { atSender: true }),
  ];
  const { today, later } = byDay(tasks, Date.parse('2026-11-25T02:00:00.000Z'));
  expect(today.map(({ id }) => id)).toEqual(['no time', 'past', 'before midnight', 'back to its sender']);
  expect(later.map(({ id }) => id)).toEqual(['after midnight', 'next week']);
});
