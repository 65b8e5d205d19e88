import { STOCK_COUNTED_AT_ONCE } from '../fields/limits.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { codeIsOfAParcel, orderExists, orderIsKept, pieceIsNamed, worksInTheBranch } from '../scanning/rules.ts';
import { readCode } from '../scanning/code.ts';
import { tally, type CountedParcel, type InventoryTask } from './context.ts';
import type { Lookups } from './lookups.ts';

type About<Data = never> = Judged<InventoryTask, Data, Lookups>;
type AboutParcel = About<{
  readonly order: string;
  readonly finding?: 'found' | 'missing';
  readonly evidence?: number;
}>;

const parcelOf = ({ context, data }: Pick<AboutParcel, 'context' | 'data'>): CountedParcel | undefined =>
  Object.hasOwn(context.parcels, data.order) ? context.parcels[data.order] : undefined;

/** Events that give a parcel to a deliverer; one of them proves that the parcel is not missing. */
export const LEFT_WITH_COURIER: readonly string[] = [
  'order.deliveryClaimed',
  'order.delivererAssigned',
  'order.delivererAutoAssigned',
  'order.outForDelivery',
];

/** Maximum number of waybills named in a refusal. */
const NAMED = 3;

/** Rules of a stock count (lifecycles.md 4.6; reliability.md 5, P11 and P12). */
export const rules = rulesOf<InventoryTask, Lookups>('inventoryTask')({
  branchIsWithinReach: {
    source: '§6, data scope',
    code: 'scope',
    needsData: true,
    field: 'branch',
    values: ['branch'],
    holds: ({ data: { branch }, actor }: About<{ readonly branch: string }>): true | Values =>
      actor.kind === 'system' || actor.scope === 'all' || actor.scope.includes(branch) || { branch },
  },
  branchIsOpen: {
    source: '§3, branch',
    needsData: true,
    field: 'branch',
    values: ['branch'],
    lookups: ['branch'],
    holds: ({ data, lookups }: About<{ readonly branch: string }>): true | Values =>
      lookups.branch?.enabled === true || { branch: data.branch },
  },
  branchIsNotBeingCounted: {
    source: '§4, inventory task; lifecycles.md 4.10, 11',
    code: 'locked',
    values: ['task', 'startedBy', 'startedAt'],
    lookups: ['branch'],
    holds({ lookups: { branch } }: About): true | Values {
      if (branch === null || branch.count === null) return true;
      const { task, startedByName, startedAt } = branch.count;
      return { task, startedBy: startedByName, startedAt };
    },
  },
  stockIsCountable: {
    source: 'ours: a count holds its whole list',
    values: ['parcels', 'most'],
    lookups: ['stock'],
    holds: ({ lookups: { stock } }: About): true | Values =>
      stock.length <= STOCK_COUNTED_AT_ONCE || { parcels: stock.length, most: STOCK_COUNTED_AT_ONCE },
  },
  worksInTheBranch,
  codeIsOfAParcel,
  orderExists,
  pieceIsNamed,
  noAdjustmentWaits: {
    source: 'ours: what waits for a second person is decided before the parcel turns up as counted',
    needsData: true,
    field: 'barcode',
    values: ['order'],
    holds({ context, data }: About<{ readonly barcode: string }>): true | Values {
      const order = readCode(data.barcode).waybill ?? '';
      const parcel = parcelOf({ context, data: { order } });
      return !parcel?.expected || parcel.as !== 'adjusting' || { order };
    },
  },
  parcelIsMissing: {
    source: '§5; lifecycles.md 4.6, handling of a missing one',
    needsData: true,
    field: 'order',
    values: ['order', 'finding'],
    holds(about: AboutParcel): true | Values {
      const parcel = parcelOf(about);
      return (
        (parcel?.expected === true && parcel.as === 'expected') || {
          order: about.data.order,
          finding: parcel?.as ?? 'unknown',
        }
      );
    },
  },
  orderIsKept,
  eventShowsItLeft: {
    source: 'lifecycles.md 4.6, out with courier: evidence event',
    needsData: true,
    field: 'evidence',
    values: ['order', 'evidence'],
    lookups: ['evidence'],
    holds: ({ data, lookups: { evidence } }: AboutParcel): true | Values =>
      LEFT_WITH_COURIER.includes(evidence?.type ?? '') || { order: data.order, evidence: data.evidence ?? null },
  },
  findingFitsTheCount: {
    source: 'lifecycles.md 4.2, operation 51: missing is what was expected, found what was not',
    needsData: true,
    field: 'order',
    values: ['order', 'finding'],
    holds(about: AboutParcel): true | Values {
      const as = parcelOf(about)?.as ?? 'unknown';
      return as === (about.data.finding === 'found' ? 'extra' : 'expected') || { order: about.data.order, finding: as };
    },
  },
  adjustmentWaits: {
    source: 'lifecycles.md 4.2, operation 51',
    needsData: true,
    field: 'order',
    values: ['order'],
    holds: (about: AboutParcel): true | Values => parcelOf(about)?.as === 'adjusting' || { order: about.data.order },
  },
  nothingIsCounted: {
    source: 'ours: a count begun by mistake is given up; one with results is ended',
    values: ['scanned', 'extra', 'partly'],
    holds({ context }: About): true | Values {
      const touched = ({ as, seen }: CountedParcel): boolean => as !== 'expected' || seen.length > 0;
      const scanned = Object.values(context.parcels).filter(touched).length;
      const { extra, partly } = tally(context);
      return scanned === 0 || { scanned, extra, partly };
    },
  },
  everyExpectedIsHandled: {
    source: '§5, inventory finish; lifecycles.md 4.10, 12',
    values: ['unhandled', 'orders'],
    holds({ context }: About): true | Values {
      const { unhandled } = tally(context);
      if (unhandled === 0) return true;
      const open = Object.entries(context.parcels).filter(([, { expected, as }]) => expected && as === 'expected');
      // Sorts by number, because the storage order is not defined.
      const named = open.map(([order]) => order).toSorted();
      return { unhandled, orders: named.slice(0, NAMED).join(', ') };
    },
  },
  everyAdjustmentIsDecided: {
    source: 'ours: a second person decides while the count still runs',
    values: ['adjusting'],
    holds({ context }: About): true | Values {
      const { adjusting } = tally(context);
      return adjusting === 0 || { adjusting };
    },
  },
});

export type RuleName = keyof typeof rules;
