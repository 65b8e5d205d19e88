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

/** Parts of contexts and payloads that no business customer gets, besides the fields of rows. */
const STAFF_PARTS: Readonly<Record<string, readonly string[]>> = {
  order: [
    'holder',
    'sorter',
    'toBranch',
    'arrivedOn',
    'driver',
    'trainNumber',
    'payer',
    'earlierPayers',
    'exceptionBranch',
    'createdBy',
  ],
  workOrder: ['branch', 'branches', 'openedBy'],
  deliveryClaim: ['branches'],
  collectedCancel: ['branches', 'requestedBy'],
  insuranceClaim: ['branches', 'decidedBy', 'submittedBy'],
  userQuestion: ['branches', 'raisedBy'],
  bill: ['supplementedBy', 'sha256'],
  settlement: ['branches', 'counted', 'sha256'],
  paymentSlip: ['branches', 'sha256'],
  apiKey: ['branch', 'secretHash', 'formerHash'],
  webhook: ['branch', 'secretHash', 'formerHash'],
};

/** Returns whether a field of a record type is for staff alone. */
export const isForStaff = (machine: string, field: string): boolean =>
  Object.hasOwn(STAFF_FIELDS, machine) && STAFF_FIELDS[machine]?.includes(field) === true;

/** Returns whether a part of a context or a payload is for staff alone. */
export const isStaffPart = (machine: string, part: string): boolean =>
  isForStaff(machine, part) || (Object.hasOwn(STAFF_PARTS, machine) && STAFF_PARTS[machine]?.includes(part) === true);
