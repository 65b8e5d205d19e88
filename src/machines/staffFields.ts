/**
 * Fields of rows that no business customer is offered, by record type: whose order it is and how it was taken in, and
 * who of the company handles it where and with what.
 */
export const STAFF_FIELDS: Readonly<Record<string, readonly string[]>> = {
  order: [
    'source',
    'merchant',
    'merchantName',
    'nextBranch',
    'holderKind',
    'holderName',
    'collector',
    'collectorName',
    'sorterName',
    'deliverer',
    'delivererName',
    'shelf',
    'package',
    'shipment',
    'vehicle',
    'timedOut',
    'printCount',
    'lastPrintedAt',
  ],
};

/** Returns whether a field of a record type is for staff alone. */
export const isForStaff = (machine: string, field: string): boolean =>
  Object.hasOwn(STAFF_FIELDS, machine) && STAFF_FIELDS[machine]?.includes(field) === true;
