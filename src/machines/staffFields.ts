/**
 * Fields of rows that no business customer gets, by record type: whose record it is and how it was taken in, and who of
 * the company handles it where and with what.
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
  workOrder: ['creatingBranch', 'department', 'merchant', 'packages', 'assignee', 'assigneeName', 'owed'],
  deliveryClaim: ['merchant', 'deliverer', 'delivererName', 'branch'],
  collectedCancel: ['branch', 'merchant', 'decidedBy'],
  insuranceClaim: ['merchant', 'reviewerName', 'decidedByName', 'paidByName'],
  userQuestion: ['merchant', 'handledByName'],
  bill: ['confirmedBy'],
  settlement: ['openedBy', 'requestedBy', 'settledBy'],
  paymentSlip: ['drawnBy', 'generatedBy', 'confirmedBy', 'bankLine'],
};

/** Returns whether a field of a record type is for staff alone. */
export const isForStaff = (machine: string, field: string): boolean =>
  Object.hasOwn(STAFF_FIELDS, machine) && STAFF_FIELDS[machine]?.includes(field) === true;

/** Returns a row without the fields for staff alone. */
export const rowForCustomer = <Row extends object>(machine: string, row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !isForStaff(machine, field))) as Row;
