import { describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { inventoryTask } from '#machines/inventoryTask/index.ts';
import { order } from '#machines/order/index.ts';
import { staff } from '#machines/staff/index.ts';
import { storageScan } from '#machines/storageScan/index.ts';
import { transferBooking } from '#machines/transferBooking/index.ts';
import { judge } from '#views/shapes/form/judge.ts';

const AT = '2026-11-29T03:30:00.000Z';
const yangon: Pick<Actor, 'scope' | 'branch'> = { scope: ['YGN'], branch: 'YGN' };

/** Fields that are refused for a branch of this value, by the rules of the branches of a person. */
const refusedFor = (
  aggregateType: AggregateType,
  type: string,
  data: Readonly<Record<string, unknown>>,
  reach: Pick<Actor, 'scope' | 'branch'> | undefined,
) =>
  judge({ aggregateType, aggregate: notCreated(aggregateType, ''), type, data, person: 'STF000001', reach, at: AT })
    .filter(({ code }) => code === 'scope')
    .map(({ field }) => field);

describe('a branch beyond what a person may act for', () => {
  test.each([
    [inventoryTask, 'inventoryTask.planned', 'branch'],
    [order, 'order.created', 'originBranch'],
    [staff, 'staff.registered', 'branch'],
    [storageScan, 'storageScan.opened', 'branch'],
    [transferBooking, 'transferBooking.warehoused', 'branch'],
  ] as const)('$id: %s is refused and not offered at its field', (aggregateType, type, field) => {
    expect(refusedFor(aggregateType, type, { [field]: 'MDY' }, yangon)).toContain(field);
    expect(refusedFor(aggregateType, type, { [field]: 'YGN' }, yangon)).not.toContain(field);
    expect(refusedFor(aggregateType, type, { [field]: 'MDY' }, undefined)).toEqual([]);
  });

  test('a person of all branches has no branch beyond reach', () => {
    const everywhere = { scope: 'all', branch: 'YGN' } as const;
    expect(refusedFor(inventoryTask, 'inventoryTask.planned', { branch: 'MDY' }, everywhere)).toEqual([]);
  });
});
