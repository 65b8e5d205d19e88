import { isBagNumber, isWaybill } from '#machines/fields/identifiers.ts';
import type { Entry } from './entry.ts';

/**
 * `code`: an id, a barcode, a choice or a figure; `words`: what somebody wrote about a parcel, never about a person;
 * `proof`: who signed with which picture, `pictures`: ids of pictures; both are kept until they are sent.
 */
type FieldKind = 'code' | 'words' | 'proof' | 'pictures';

const order = { order: 'code' } as const;
const reason = { reason: 'words' } as const;
const caused = { ...reason, cause: 'code' } as const;
const remark = { remark: 'words' } as const;
const shelf = { shelf: 'code' } as const;
const proof = { proof: 'proof', piecesScanned: 'code' } as const;
const cash = { amount: 'code', method: 'code' } as const;
const seal = { sealNumber: 'code', sealBroken: 'code' } as const;

type Kept = Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

/** Events at a door, which forms keep when there is no line. */
const AT_THE_DOOR: Kept = {
  'order.collected': { piecesScanned: 'code', weightGrams: 'code', weightChecked: 'code', photos: 'pictures' },
  'order.collectionPaid': cash,
  'order.outForDelivery': {},
  'order.signPaid': cash,
  'order.reverseSignPaid': cash,
  'order.signed': proof,
  'order.returnSigned': proof,
  'order.deliveryAttemptFailed': { ...caused, nextAttemptAt: 'code' },
  'order.rejectionReported': { ...caused, damaged: 'code', photos: 'pictures' },
  'order.deliveryTimeSet': { expectedDeliveryTime: 'code', deliveryWindow: 'code' },
};

/**
 * Fields of events at a scanner or a door that may wait in a browser. Names, phones and addresses are not among them
 * and are sent at once or not at all; only a proof names who signed.
 */
export const KEEPABLE: Kept = {
  ...AT_THE_DOOR,
  'storageScan.scanned': { barcode: 'code', ...shelf },
  'storageScan.reasonMarked': { ...order, ...caused },
  'storageScan.collectionPostponed': { ...order, ...caused },
  'storageScan.missingMarked': { ...order, ...caused },
  'storageScan.extraStored': { ...order, ...shelf, ...reason },
  'storageScan.extraSetAside': { ...order, ...caused },
  'storageScan.settledElsewhere': order,
  'storageScan.finished': remark,
  'storageScan.abandoned': reason,
  'arrivalScan.scanned': { barcode: 'code', ...seal },
  'arrivalScan.finished': reason,
  'arrivalScan.abandoned': reason,
  'inventoryTask.scanned': { barcode: 'code' },
  'inventoryTask.foundLater': { ...order, ...remark },
  'inventoryTask.outWithCourier': { ...order, evidence: 'code' },
  'inventoryTask.searchOpened': { ...order, ...caused },
  'order.sorted': { nextBranch: 'code' },
  'order.warehoused': reason,
  'order.shelved': { ...shelf, ...reason },
  'order.warehousedForReturn': reason,
  'order.packed': { package: 'code' },
  'order.unpacked': {},
  'order.loaded': { shipment: 'code' },
  'order.unloaded': {},
  'package.sealed': { sealNumber: 'code' },
  'package.loaded': { shipment: 'code' },
  'package.unloaded': {},
  'package.warehoused': {},
  'package.opened': seal,
  'shipment.itemArrived': { item: 'code', ...seal },
};

const CODE = /^[!-~]{1,64}$/;
const MOST_LETTERS = 500;

/** Seven digits and more, however they are spaced: a phone, an account, a person's number. */
const LONG_NUMBER = /\d(?:[ .()/-]{0,2}\d){6,}/;
const DATES = /\b(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})\b/g;

const isOfOurs = (word: string): boolean => isWaybill(word) || isBagNumber(word);

const isAboutNobody = (words: string): boolean => {
  const rest = words
    .replaceAll(DATES, '…')
    .split(/[\s,;，；、。]+/)
    .filter((word) => !isOfOurs(word.toUpperCase()))
    .join(' ');
  return !rest.includes('@') && !LONG_NUMBER.test(rest);
};

const PROOF_FIELDS = ['kind', 'value', 'signedBy', 'takenAt', 'takenPlace'];
const MOST_OF_A_PROOF = 128;

const isProof = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, one]) =>
      PROOF_FIELDS.includes(name) && (one === undefined || (typeof one === 'string' && one.length <= MOST_OF_A_PROOF)),
  );

const fits = (kind: FieldKind, value: unknown): boolean => {
  if (kind === 'pictures')
    return Array.isArray(value) && value.every((one) => typeof one === 'string' && CODE.test(one));
  if (kind === 'proof') return isProof(value);
  if (typeof value === 'boolean' || typeof value === 'number') return kind === 'code';
  if (typeof value !== 'string') return false;
  return kind === 'code' ? CODE.test(value) : value.length <= MOST_LETTERS && isAboutNobody(value);
};

/** Error for an event that may not wait in a browser: the first forbidden field; null for the event itself. */
export class NotKeepable extends Error {
  readonly event: string;
  readonly field: string | null;
  constructor(event: string, field: string | null) {
    super(`${event}${field === null ? '' : ` with this ${field}`} is not kept in a browser`);
    this.name = 'NotKeepable';
    this.event = event;
    this.field = field;
  }
}

/** Returns true if a form keeps the event when there is no line. */
export const isAtTheDoor = (type: string): boolean => Object.hasOwn(AT_THE_DOOR, type);

const fieldsOf = (type: string, kinds: readonly FieldKind[]): readonly string[] =>
  Object.entries(Object.hasOwn(KEEPABLE, type) ? (KEEPABLE[type] ?? {}) : {}).flatMap(([name, kind]) =>
    kinds.includes(kind) ? [name] : [],
  );

/** Names of an event's fields that hold a proof. */
export const proofsOf = (type: string): readonly string[] => fieldsOf(type, ['proof']);

/** Names of an event's fields whose pictures may wait on this device. */
export const pictured = (type: string): readonly string[] => fieldsOf(type, ['proof', 'pictures']);

/** Names of an event's fields that hold what somebody wrote. */
export const wordsOf = (type: string): readonly string[] => fieldsOf(type, ['words']);

/** Throws `NotKeepable` unless the event holds nothing but what may be kept. */
export const mustBeKeepable = ({ type, ...data }: Entry['event']): void => {
  const fields = Object.hasOwn(KEEPABLE, type) ? KEEPABLE[type] : undefined;
  if (!fields) throw new NotKeepable(type, null);
  for (const [field, value] of Object.entries(data)) {
    if (value === undefined) continue;
    const kind = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (!kind || !fits(kind, value)) throw new NotKeepable(type, field);
  }
};
