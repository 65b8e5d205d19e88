import type { Evolve } from '../kit/evolve.ts';
import { readCode } from '../scanning/code.ts';
import { whereaboutsOf, withPiece, type ParcelLookup } from '../scanning/parcel.ts';
import { causeIn } from '../scanning/reasons.ts';
import type { ScannedParcel, StorageScan } from './context.ts';
import type { StorageRecordedEvent } from './events.ts';
import { groupNow, listed } from './scannedParcels.ts';
import type { Lookups } from './lookups.ts';

const expectedParcels = (lookups: Partial<Lookups>): StorageScan['parcels'] =>
  Object.fromEntries(
    (lookups.waiting ?? []).map(({ id, pieces, group, ...where }): [string, ScannedParcel] => [
      id,
      { group, as: 'open', pieces, seen: [], where, reason: null },
    ]),
  );

const withParcel = (session: StorageScan, order: string, change: Partial<ScannedParcel>): Partial<StorageScan> => {
  const parcel = listed(session, order);
  return parcel ? { parcels: { ...session.parcels, [order]: { ...parcel, ...change } } } : {};
};

/** Returns the parcel as recorded in the session, or as a new entry, with its current group. */
const entryOf = (session: StorageScan, parcel: ParcelLookup): ScannedParcel => {
  const own = listed(session, parcel.id);
  const group = groupNow(session, parcel);
  const newEntry: ScannedParcel = {
    group,
    as: 'open',
    pieces: parcel.pieces,
    seen: [],
    where: whereaboutsOf(parcel),
    reason: null,
  };
  return own ? { ...own, group } : newEntry;
};

/**
 * Stores an expected parcel once all its pieces are scanned and records any other as extra. A repeated piece only
 * counts as a duplicate.
 */
function scanned(session: StorageScan, event: StorageRecordedEvent<'storageScan.scanned'>): Partial<StorageScan> {
  const { barcode } = event.data;
  const { parcel } = event.lookups as Partial<Lookups>;
  if (!parcel) return {};
  const before = entryOf(session, parcel);
  const seen = withPiece(before.seen, readCode(barcode).piece);
  const isNew = seen !== before.seen;
  const isExtra = before.group === 'extra';
  const isComplete = seen.length >= before.pieces;
  const result = !isNew ? 'duplicate' : isExtra ? 'extra' : isComplete ? 'stored' : 'partly';
  const last = { barcode, order: parcel.id, result, at: event.at } as const;
  if (!isNew) return { duplicates: session.duplicates + 1, last };
  const as = result === 'stored' ? 'stored' : before.as;
  return { parcels: { ...session.parcels, [parcel.id]: { ...before, seen, as } }, last };
}

export const evolve: Evolve<StorageScan> = {
  'storageScan.opened': (_, { data, actor, at, lookups }: StorageRecordedEvent<'storageScan.opened'>) => ({
    branch: data.branch,
    kind: data.kind,
    remark: data.remark ?? null,
    openedBy: actor.id,
    openedByName: actor.name,
    openedAt: at,
    parcels: expectedParcels(lookups as Partial<Lookups>),
  }),
  'storageScan.scanned': scanned,
  'storageScan.reasonMarked': (session, { data, lookups }: StorageRecordedEvent<'storageScan.reasonMarked'>) => {
    const { parcel } = lookups as Partial<Lookups>;
    if (!parcel) return {};
    const marked: ScannedParcel = { ...entryOf(session, parcel), as: 'marked', reason: data.reason, ...causeIn(data) };
    return { parcels: { ...session.parcels, [data.order]: marked } };
  },
  'storageScan.collectionPostponed': (session, { data }: StorageRecordedEvent<'storageScan.collectionPostponed'>) =>
    withParcel(session, data.order, { as: 'postponed', reason: data.reason, ...causeIn(data) }),
  'storageScan.missingMarked': (session, { data }: StorageRecordedEvent<'storageScan.missingMarked'>) =>
    withParcel(session, data.order, { as: 'missing', reason: data.reason, ...causeIn(data) }),
  'storageScan.extraStored': (session, { data }: StorageRecordedEvent<'storageScan.extraStored'>) =>
    withParcel(session, data.order, { as: 'stored', reason: data.reason ?? null }),
  'storageScan.extraSetAside': (session, { data }: StorageRecordedEvent<'storageScan.extraSetAside'>) =>
    withParcel(session, data.order, { as: 'setAside', reason: data.reason, ...causeIn(data) }),
  'storageScan.settledElsewhere': (session, { data }: StorageRecordedEvent<'storageScan.settledElsewhere'>) =>
    withParcel(session, data.order, { as: 'settledElsewhere' }),
  'storageScan.finished': (session, { data, actor, at }: StorageRecordedEvent<'storageScan.finished'>) => ({
    finishedByName: actor.name,
    finishedAt: at,
    remark: data.remark ?? session.remark,
  }),
  'storageScan.abandoned': (_, { data, actor, at }: StorageRecordedEvent<'storageScan.abandoned'>) => ({
    finishedByName: actor.name,
    finishedAt: at,
    reason: data.reason,
  }),
};
