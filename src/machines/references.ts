/** What a field refers to by id; each has a source of names. */
export type ReferenceName =
  | 'branch'
  | 'staff'
  | 'station'
  | 'area'
  | 'merchant'
  | 'question'
  | 'car'
  | 'carrier'
  | 'shelf'
  | 'department'
  | 'role';

/** A life with a page of its own, known by its number. */
export type RecordName =
  | 'order'
  | 'package'
  | 'shipment'
  | 'workOrder'
  | 'userQuestion'
  | 'bill'
  | 'settlement'
  | 'paymentSlip'
  | 'receivable';

const REFERENCES: readonly (readonly [RegExp, ReferenceName])[] = [
  [/^(.*B|b)ranch$|^(destination|location)$/, 'branch'],
  // Who signed is a name of the receiver's side, whoever else a field ending so names; who acted by way of another life stands by the id.
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

/** What a field of this name refers to by id, if anything that has a source of names. */
export const referenceNamed = (name: string): ReferenceName | undefined => namedIn(REFERENCES, name);

/** The life with a page of its own that a field of this name holds the number of, if any. */
export const recordNamed = (name: string): RecordName | undefined => namedIn(RECORDS, name);
