import { z } from 'zod';
import { meaningOf, means } from './kit/meaning.ts';

/** What a field refers to by id; each has a source of names. A `maintainer` is a member of staff, named by the staff code. */
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

/** A record with a page of its own, known by its number. */
export type RecordName =
  | 'order'
  | 'package'
  | 'shipment'
  | 'workOrder'
  | 'userQuestion'
  | 'bill'
  | 'settlement'
  | 'paymentSlip'
  | 'receivable'
  | 'payable'
  | 'receipt'
  | 'refund'
  | 'courierCash'
  | 'insuranceClaim';

const identifier = z.string().trim().min(1).max(64);

type Referred = ReferenceName | RecordName;

/** The id of a record of a type; the schema, where given, says how such an id is written. */
export function referenceTo(to: Referred): typeof identifier;
export function referenceTo<Schema extends z.ZodType>(to: Referred, schema: Schema): Schema;
export function referenceTo(to: Referred, schema: z.ZodType = identifier): z.ZodType {
  return means(schema, { refersTo: to });
}

/** The same of a record that belongs to the branch that the field `branch` beside it names. */
export const referenceWithin = (branch: string, to: ReferenceName) =>
  means(identifier, { refersTo: to, within: branch });

/** Depths of the tree of areas: state or province, district or city, township or county. */
const DEPTHS = { region: 0, city: 1, township: 2 } as const;

/** The code of an area of one depth. */
export const areaAt = (depth: keyof typeof DEPTHS) => means(identifier, { refersTo: 'area', depth: DEPTHS[depth] });

const REFERENCES: readonly (readonly [RegExp, ReferenceName])[] = [
  [/^(.*B|b)ranch$|^(destination|location)$/, 'branch'],
  // Who signed is a name of the receiver's side, whoever else a field ending so names; who acted by way of another aggregate stands by the id.
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

/** What a field refers to, as its schema says. */
export const referredBy = (
  schema: z.ZodType,
): { readonly reference: ReferenceName } | { readonly record: RecordName } | null => {
  const { refersTo } = meaningOf(schema);
  if (refersTo === undefined) return null;
  return isReferenceName(refersTo) ? { reference: refersTo } : { record: refersTo as RecordName };
};

/** What a field of this name refers to by id, if anything that has a source of names. */
export const referenceNamed = (name: string): ReferenceName | undefined => namedIn(REFERENCES, name);

/** The life with a page of its own that a field of this name holds the number of, if any. */
export const recordNamed = (name: string): RecordName | undefined => namedIn(RECORDS, name);
