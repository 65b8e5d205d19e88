import type { Judged, Values } from '../kit/rule.ts';
import { readCode } from './code.ts';
import type { ParcelLookup } from './parcel.ts';

interface AtBranch {
  readonly branch: string;
}
type OfParcel = Judged<AtBranch, never, { readonly parcel: ParcelLookup | null }>;
interface Scanned {
  readonly barcode: string;
}
type Scan = Judged<AtBranch, Scanned, { readonly parcel: ParcelLookup | null }>;

/** Rules shared by all scanning desks; each aggregate type lists them as its own. */

export const worksInTheBranch = {
  source: '§6, operate branch; ours: what is scanned lies where the person stands',
  code: 'scope',
  values: ['branch', 'own'],
  holds: ({ context, actor }: Judged<AtBranch, never, object>): true | Values =>
    actor.kind === 'system' || actor.branch === context.branch || { branch: context.branch, own: actor.branch },
} as const;

export const codeIsOfAParcel = {
  source: '§8, incorrect tracking code',
  needsData: true,
  field: 'barcode',
  values: ['barcode'],
  holds: ({ data: { barcode } }: Judged<AtBranch, Scanned, object>): true | Values =>
    readCode(barcode).waybill !== null || { barcode },
} as const;

export const orderExists = {
  source: '§8, order does not exist',
  needsData: true,
  field: 'barcode',
  values: ['barcode'],
  lookups: ['parcel'],
  holds: ({ data: { barcode }, lookups: { parcel } }: Scan): true | Values =>
    Boolean(parcel) || readCode(barcode).waybill === null || { barcode },
} as const;

export const orderIsKept = {
  source: '§8, order does not exist',
  needsData: true,
  field: 'order',
  values: ['order'],
  lookups: ['parcel'],
  holds: ({
    data: { order },
    lookups: { parcel },
  }: Judged<AtBranch, { readonly order: string }, { readonly parcel: ParcelLookup | null }>): true | Values =>
    Boolean(parcel) || { order },
} as const;

/** Each piece of an order is scanned separately: one scan never counts for two (lifecycles.md 4.10, 4). */
export const pieceIsNamed = {
  source: '§3, sub-order numbers; lifecycles.md 4.10, 4',
  needsData: true,
  field: 'barcode',
  values: ['barcode', 'pieces'],
  lookups: ['parcel'],
  holds({ data: { barcode }, lookups: { parcel } }: Scan): true | Values {
    if (parcel === null) return true;
    const piece = readCode(barcode).piece ?? (parcel.pieces === 1 ? 1 : 0);
    return (piece >= 1 && piece <= parcel.pieces) || { barcode, pieces: parcel.pieces };
  },
} as const;

export const isNotMarkedNotArrived = {
  source: '§5, not-arrived items cannot be operated; §8',
  values: ['order'],
  lookups: ['parcel'],
  holds: ({ lookups: { parcel } }: OfParcel): true | Values =>
    parcel === null || parcel.exception !== 'notArrived' || { order: parcel.id },
} as const;

export const isOnNoIssueForm = {
  source: '§8, barcode already associated with an issue form',
  values: ['issue'],
  lookups: ['issue'],
  holds: ({ lookups: { issue } }: Judged<AtBranch, never, { readonly issue: string | null }>): true | Values =>
    issue === null || { issue },
} as const;
