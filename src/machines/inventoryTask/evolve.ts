import type { Evolve } from '../kit/evolve.ts';
import { readCode } from '../scanning/code.ts';
import { causeIn } from '../scanning/reasons.ts';
import { whereaboutsOf, withPiece } from '../scanning/parcel.ts';
import type { CountedParcel, InventoryTask, LastScan } from './context.ts';
import type { InventoryRecordedEvent } from './events.ts';
import type { Lookups } from './lookups.ts';

/** Expected parcels: the stock at the moment the branch was locked. */
const expectedParcels = (lookups: Partial<Lookups>): InventoryTask['parcels'] =>
  Object.fromEntries(
    (lookups.stock ?? []).map(({ id, pieces, ...where }): [string, CountedParcel] => [
      id,
      { expected: true, as: 'expected', pieces, seen: [], where, remark: null, evidence: null },
    ]),
  );

const withParcel = (task: InventoryTask, order: string, change: Partial<CountedParcel>): Partial<InventoryTask> => {
  const parcel = task.parcels[order];
  return parcel ? { parcels: { ...task.parcels, [order]: { ...parcel, ...change } } } : {};
};

/**
 * Counts an expected parcel once all its pieces are scanned and records any other as extra. A repeated piece only
 * counts as a duplicate.
 */
function scanned(task: InventoryTask, event: InventoryRecordedEvent<'inventoryTask.scanned'>): Partial<InventoryTask> {
  const { barcode } = event.data;
  const { parcel } = event.lookups as Partial<Lookups>;
  const { piece } = readCode(barcode);
  if (!parcel) return {};
  const last = (result: LastScan['result']): LastScan => ({ barcode, order: parcel.id, result, at: event.at });
  const before = Object.hasOwn(task.parcels, parcel.id) ? task.parcels[parcel.id] : undefined;
  if (!before) {
    const extra: CountedParcel = {
      expected: false,
      as: 'extra',
      pieces: parcel.pieces,
      seen: withPiece([], piece),
      where: whereaboutsOf(parcel),
      remark: null,
      evidence: null,
    };
    return { parcels: { ...task.parcels, [parcel.id]: extra }, last: last('extra') };
  }
  const seen = withPiece(before.seen, piece);
  if (seen === before.seen) return { duplicates: task.duplicates + 1, last: last('duplicate') };
  const isComplete = seen.length >= before.pieces;
  const result = before.expected ? (isComplete ? 'counted' : 'partly') : 'extra';
  return {
    ...withParcel(task, parcel.id, { seen, as: result === 'counted' ? 'counted' : before.as }),
    last: last(result),
  };
}

export const evolve: Evolve<InventoryTask> = {
  'inventoryTask.planned': (_, { data, actor, at }: InventoryRecordedEvent<'inventoryTask.planned'>) => ({
    branch: data.branch,
    remark: data.remark ?? null,
    plannedBy: actor.id,
    plannedByName: actor.name,
    plannedAt: at,
  }),
  'inventoryTask.cancelled': (_, { data, actor, at }: InventoryRecordedEvent<'inventoryTask.cancelled'>) => ({
    reason: data.reason,
    endedByName: actor.name,
    endedAt: at,
  }),
  'inventoryTask.started': (_, { actor, at, lookups }: InventoryRecordedEvent<'inventoryTask.started'>) => ({
    startedBy: actor.id,
    startedByName: actor.name,
    startedAt: at,
    parcels: expectedParcels(lookups as Partial<Lookups>),
  }),
  'inventoryTask.scanned': scanned,
  'inventoryTask.foundLater': (task, { data }: InventoryRecordedEvent<'inventoryTask.foundLater'>) =>
    withParcel(task, data.order, { as: 'foundLater', remark: data.remark }),
  'inventoryTask.outWithCourier': (task, { data }: InventoryRecordedEvent<'inventoryTask.outWithCourier'>) =>
    withParcel(task, data.order, { as: 'outWithCourier', evidence: data.evidence }),
  'inventoryTask.searchOpened': (task, { data }: InventoryRecordedEvent<'inventoryTask.searchOpened'>) =>
    withParcel(task, data.order, { as: 'lostSearch', remark: data.reason, ...causeIn(data) }),
  'inventoryTask.adjustmentOpened': (task, { data }: InventoryRecordedEvent<'inventoryTask.adjustmentOpened'>) =>
    withParcel(task, data.order, { as: 'adjusting' }),
  'inventoryTask.adjusted': (task, { data }: InventoryRecordedEvent<'inventoryTask.adjusted'>) =>
    withParcel(task, data.order, { as: 'adjusted' }),
  'inventoryTask.adjustmentWithdrawn': (task, { data }: InventoryRecordedEvent<'inventoryTask.adjustmentWithdrawn'>) =>
    withParcel(task, data.order, { as: task.parcels[data.order]?.expected ? 'expected' : 'extra' }),
  'inventoryTask.ended': (task, { data, actor, at }: InventoryRecordedEvent<'inventoryTask.ended'>) => ({
    endedByName: actor.name,
    endedAt: at,
    remark: data.remark ?? task.remark,
  }),
};
