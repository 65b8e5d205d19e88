import type { z } from 'zod';
import { codeText } from '../kit/codeText.ts';
import { meaningOf, means, type Picked } from '../kit/meaning.ts';

/** Targets of reference fields with a source of names. A `maintainer` is a staff member identified by staff code. */
export const REFERENCE_NAMES = [
  'branch',
  'staff',
  'maintainer',
  'station',
  'area',
  'merchant',
  'question',
  'car',
  'carrier',
  'shelf',
  'department',
  'role',
  'menu',
] as const;
export type ReferenceName = (typeof REFERENCE_NAMES)[number];

/** Record types with a page of their own, identified by number. */
export const RECORD_NAMES = [
  'order',
  'package',
  'shipment',
  'workOrder',
  'userQuestion',
  'bill',
  'settlement',
  'paymentSlip',
  'receivable',
  'payable',
  'receipt',
  'bankLine',
  'refund',
  'courierCash',
  'insuranceClaim',
  'inventoryTask',
] as const;
export type RecordName = (typeof RECORD_NAMES)[number];

/** Record types that payloads name, and that screens show as plain text. */
export type PlainName = 'addressCode';

const identifier = codeText.min(1).max(64);

type Referred = ReferenceName | RecordName | PlainName;

/** Schema of a reference to a record of a type; `schema` may restrict the format of the id. */
export function referenceTo(to: Referred): typeof identifier;
export function referenceTo<Schema extends z.ZodType>(to: Referred, schema: Schema): Schema;
export function referenceTo(to: Referred, schema: z.ZodType = identifier): z.ZodType {
  return means(schema, { refersTo: to });
}

/** Schema of a reference within the data scope, or to an entry of a field of the addressed record. */
export const referenceAmong = (to: Referred, among: string) => means(identifier, { refersTo: to, among });

/** Schema of the code read off a parcel at hand, which may belong to any branch: misrouted parcels are recorded too. */
export const atHand = means(identifier, { reach: 'atHand' });

/** Schema of an id that the rules of its event compare with the addressed record, a foreign one as a missing one. */
export const judgedByRule = means(identifier, { reach: 'byRule' });

/** Schema of the number of a record that is picked among those offered. */
export const pickedAmong = (to: RecordName, picked: Picked) => means(identifier, { refersTo: to, picked });

/** Marks a number or code that names no record, such as the number given by another carrier. */
export const namesNoRecord = <Schema extends z.ZodType>(schema: Schema): Schema =>
  means(schema, { namesNoRecord: true });

/** Schema of the id of a permission: an event type, or another right. */
export const permissionId = means(codeText.min(1).max(100), { isPermission: true });

/** Number or code with the shape of an id that names no record. */
export const code = namesNoRecord(identifier);

/** Schema of a reference to a record of the branch named by the field `branch` of the same object. */
export const referenceWithin = (branch: string, to: ReferenceName) =>
  means(identifier, { refersTo: to, within: branch });

/** The record above this one in a tree of one record type: not itself, and none below it. */
export const referenceAbove = <Schema extends z.ZodType>(to: ReferenceName, schema: Schema): Schema =>
  means(schema, { refersTo: to, isAbove: true });

/** The record above this one in a tree in which an id stands for the top. */
export const referenceTop = <Schema extends z.ZodType>(to: ReferenceName, top: string, schema: Schema): Schema =>
  means(schema, { refersTo: to, isAbove: true, top });

/** Levels of the area tree: state or province, district or city, township or county. */
const DEPTHS = { region: 0, city: 1, township: 2 } as const;

/** Schema of an area code at one level. */
export const areaAt = (depth: keyof typeof DEPTHS, ...above: readonly string[]) =>
  means(identifier, { refersTo: 'area', depth: DEPTHS[depth], ...(above.length > 0 && { above }) });

const REFERENCES: readonly (readonly [RegExp, ReferenceName])[] = [
  [/^(.*B|b)ranch$|^(destination|location)$/, 'branch'],
  // `signedBy` names a person of the receiver, not staff. A `ByName` field holds the id of an actor who acted through a
  // reaction.
  [
    /^(collector|deliverer|courier|packer|assignee|maintainer|requester|importer|follower)$|^(?!signedBy$).*[a-z]By(Name)?$/,
    'staff',
  ],
  [/^station$/, 'station'],
  [/(^c|C)ity$|^area$/, 'area'],
  [/^merchant$/, 'merchant'],
  [/^question$/, 'question'],
  [/^car$/, 'car'],
  [/^carrier$/, 'carrier'],
  [/^shelf$/, 'shelf'],
  [/^department$/, 'department'],
];

const RECORDS: readonly (readonly [RegExp, RecordName])[] = [
  [/^(order|waybill)s?$/, 'order'],
  [/^packages?$/, 'package'],
  [/^shipment$/, 'shipment'],
  [/^workOrders?$/, 'workOrder'],
  [/^userQuestion(Id)?$/, 'userQuestion'],
  [/^bills?$/, 'bill'],
  [/^settlement$/, 'settlement'],
  [/^slip$/, 'paymentSlip'],
  [/^receivable$/, 'receivable'],
];

const namedIn = <T>(table: readonly (readonly [RegExp, T])[], name: string): T | undefined =>
  table.find(([pattern]) => pattern.test(name))?.[1];

const isReferenceName = (to: string): to is ReferenceName => (REFERENCE_NAMES as readonly string[]).includes(to);
const isRecordName = (to: string): to is RecordName => (RECORD_NAMES as readonly string[]).includes(to);

/** Returns the target of a field's reference according to its schema; null if it has none. */
export const referredBy = (
  schema: z.ZodType,
): { readonly reference: ReferenceName } | { readonly record: RecordName } | null => {
  const { refersTo, where } = meaningOf(schema);
  if (refersTo === undefined || where !== undefined) return null;
  if (isReferenceName(refersTo)) return { reference: refersTo };
  return isRecordName(refersTo) ? { record: refersTo } : null;
};

/** Returns the reference that a field name implies, if it has a source of names. */
export const referenceNamed = (name: string): ReferenceName | undefined => namedIn(REFERENCES, name);

/** Returns the record type that a field name implies, if it has a page of its own. */
export const recordNamed = (name: string): RecordName | undefined => namedIn(RECORDS, name);
