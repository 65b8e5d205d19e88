import { readPermission } from '../../access.ts';
import type { Grants } from './grants.ts';

const ledgers = ['receivable', 'payable', 'extraFee', 'refund', 'receipt'].map(readPermission);
const tills = [readPermission('courierCash')];
const ownTill = [...tills, 'courierCash.handedIn', 'courierCash.takenBack'];
const counting = ['courierCash.firstCounted', 'courierCash.secondCounted', 'courierCash.accepted'];
const deciding = ['courierCash.differenceAccepted', 'courierCash.disputed', 'courierCash.resolved'];
/** Permission to read the balances of accounts and the postings of each aggregate. */
const readingLedger = ['ledger.read'];
/** Permissions to close a month; two people are needed. */
const closing = [readPermission('period'), 'period.closingWithdrawn', 'period.closed'];
/** Permissions to work on the lines of bank statements; accepting one confirms its receipt or payment slip. */
const readingBank = [readPermission('bankLine')];
const statements = [
  ...readingBank,
  'bankLine.imported',
  'bankLine.matched',
  'bankLine.joined',
  'bankLine.linked',
  'bankLine.unmatched',
  'bankLine.accepted',
  'bankLine.ignored',
  'bankLine.restored',
];
/** Permission to remind customers of what they owe, by a notice. */
const reminding = ['notice.sent'];
const receiving = ['extraFee.paid', 'receipt.recorded'];

/**
 * Grants for money: takers of cash hand it in, two colleagues count it, a manager decides about differences and
 * refunds.
 */
export const money: Grants = {
  courier: [...ownTill, readPermission('extraFee'), ...receiving],
  clerk: [...ownTill, ...ledgers, ...receiving, ...counting, 'refund.requested'],
  finance: [
    ...readingLedger,
    ...closing,
    'period.opened',
    'period.closingAsked',
    ...statements,
    ...ownTill,
    ...ledgers,
    ...receiving,
    ...counting,
    'courierCash.disputed',
    'receipt.confirmed',
    'receipt.voided',
    'refund.requested',
    'refund.confirmed',
    'refund.refused',
    'refund.notNeeded',
    'refund.refunded',
    ...reminding,
  ],
  manager: [
    ...readingLedger,
    ...ownTill,
    ...ledgers,
    ...receiving,
    ...counting,
    ...deciding,
    'receipt.voided',
    'refund.requested',
    'refund.confirmed',
    'refund.refused',
    'refund.notNeeded',
  ],
  support: [...ledgers, 'refund.requested'],
  operations: [...readingLedger, ...closing],
  auditor: [...readingLedger, ...readingBank, readPermission('period'), ...ledgers, ...tills],
  trainer: [...readingLedger, readPermission('period')],
};
