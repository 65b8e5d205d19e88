import type { Evolve } from '../kit/lifecycle.ts';
import { readCode } from '../scanning/code.ts';
import { whereaboutsOf, withPiece, type ParcelFact } from '../scanning/parcel.ts';
import type { ScannedParcel, StorageScan } from './context.ts';
import type { StorageFact } from './events.ts';
import { groupNow, listed } from './judged.ts';
import type { Known } from './known.ts';

const waiting = (known: Partial<Known>): StorageScan['parcels'] =>
  Object.fromEntries(
    (known.waiting ?? []).map(({ id, pieces, group, ...where }): [string, ScannedParcel] => [
      id,
      { group, as: 'open', pieces, seen: [], where, reason: null },
    ]),
  );

const become = (session: StorageScan, order: string, change: Partial<ScannedParcel>): Partial<StorageScan> => {
  const parcel = listed(session, order);
  return parcel ? { parcels: { ...session.parcels, [order]: { ...parcel, ...change } } } : {};
};

/** The parcel as the session has it, or would take it in now. */
const taken = (session: StorageScan, parcel: ParcelFact): ScannedParcel => {
  const own = listed(session, parcel.id);
  const group = groupNow(session, parcel);
  const met: ScannedParcel = {
    group,
    as: 'open',
    pieces: parcel.pieces,
    seen: [],
    where: whereaboutsOf(parcel),
    reason: null,
  };
  return own ? { ...own, group } : met;
};

/** What waited is stored once all its pieces are there; what did not is extra; the same piece again changes nothing. */
function scanned(session: StorageScan, fact: StorageFact<'storageScan.scanned'>): Partial<StorageScan> {
  const { barcode } = fact.data;
  const { parcel } = fact.known as Partial<Known>;
  if (!parcel) return {};
  const before = taken(session, parcel);
  const seen = withPiece(before.seen, readCode(barcode).piece);
  const isNew = seen !== before.seen;
  const isExtra = before.group === 'extra';
  const whole = seen.length >= before.pieces;
  const result = !isNew ? 'duplicate' : isExtra ? 'extra' : whole ? 'stored' : 'partly';
  const last = { barcode, order: parcel.id, result, at: fact.at } as const;
  if (!isNew) return { duplicates: session.duplicates + 1, last };
  const as = result === 'stored' ? 'stored' : before.as;
  return { parcels: { ...session.parcels, [parcel.id]: { ...before, seen, as } }, last };
}

/** What each event changes in what a session keeps. */
export const evolve: Evolve<StorageScan> = {
  'storageScan.opened': (_, { data, actor, at, known }: StorageFact<'storageScan.opened'>) => ({
    branch: data.branch,
    kind: data.kind,
    remark: data.remark ?? null,
    openedBy: actor.id,
    openedByName: actor.name,
    openedAt: at,
    parcels: waiting(known as Partial<Known>),
  }),
  'storageScan.scanned': scanned,
  'storageScan.reasonMarked': (session, { data, known }: StorageFact<'storageScan.reasonMarked'>) => {
    const { parcel } = known as Partial<Known>;
    if (!parcel) return {};
    const marked: ScannedParcel = { ...taken(session, parcel), as: 'marked', reason: data.reason };
    return { parcels: { ...session.parcels, [data.order]: marked } };
  },
  'storageScan.collectionPostponed': (session, { data }: StorageFact<'storageScan.collectionPostponed'>) =>
    become(session, data.order, { as: 'postponed', reason: data.reason }),
  'storageScan.missingMarked': (session, { data }: StorageFact<'storageScan.missingMarked'>) =>
    become(session, data.order, { as: 'missing', reason: data.reason }),
  'storageScan.extraStored': (session, { data }: StorageFact<'storageScan.extraStored'>) =>
    become(session, data.order, { as: 'stored', reason: data.reason ?? null }),
  'storageScan.extraSetAside': (session, { data }: StorageFact<'storageScan.extraSetAside'>) =>
    become(session, data.order, { as: 'setAside', reason: data.reason }),
  'storageScan.settledElsewhere': (session, { data }: StorageFact<'storageScan.settledElsewhere'>) =>
    become(session, data.order, { as: 'settledElsewhere' }),
  'storageScan.finished': (session, { data, actor, at }: StorageFact<'storageScan.finished'>) => ({
    finishedByName: actor.name,
    finishedAt: at,
    remark: data.remark ?? session.remark,
  }),
  'storageScan.abandoned': (_, { data, actor, at }: StorageFact<'storageScan.abandoned'>) => ({
    finishedByName: actor.name,
    finishedAt: at,
    reason: data.reason,
  }),
};
