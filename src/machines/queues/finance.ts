import { among, inStates, someOf } from './counted.ts';
import type { Queue } from './queue.ts';

/** Work of finance (§4, §5, §9) in the order of a day. Contradictions block the money of their records. */
export const financeQueues = {
  receipts: {
    machine: 'receipt',
    where: [inStates('toBeConfirmed')],
    sums: ['amount'],
    since: 'recordedAt',
    acts: ['receipt.confirmed'],
  },
  cash: {
    machine: 'courierCash',
    where: [inStates('handedIn', 'countedOnce', 'counted', 'disputed')],
    sums: ['declaredMmk', 'declaredCny'],
    since: 'handedInAt',
    acts: ['courierCash.firstCounted', 'courierCash.secondCounted', 'courierCash.accepted', 'courierCash.resolved'],
  },
  bills: {
    machine: 'bill',
    where: [inStates('pending')],
    sums: ['receivable', 'payable'],
    since: 'generatedAt',
    acts: ['bill.confirmed'],
  },
  settlementsToRequest: {
    machine: 'settlement',
    where: [inStates('none')],
    sums: ['net'],
    since: 'openedAt',
    acts: ['settlement.requested'],
  },
  settlements: {
    machine: 'settlement',
    where: [inStates('toSettle')],
    sums: ['net'],
    since: 'openedAt',
    acts: ['settlement.settled'],
  },
  slipsToDraw: {
    machine: 'bill',
    where: [someOf('toPayOut')],
    sums: ['toPayOut'],
    since: 'confirmedAt',
    acts: ['paymentSlip.drawn'],
  },
  slipsToGenerate: {
    machine: 'paymentSlip',
    where: [inStates('notGenerated')],
    sums: ['amount'],
    since: 'drawnAt',
    acts: ['paymentSlip.generated'],
  },
  slipsToConfirm: {
    machine: 'paymentSlip',
    where: [inStates('generated')],
    sums: ['amount'],
    since: 'generatedAt',
    acts: ['paymentSlip.confirmed'],
  },
  refunds: {
    machine: 'refund',
    where: [inStates('applying')],
    sums: ['amount'],
    since: 'requestedAt',
    acts: ['refund.confirmed', 'refund.refused'],
  },
  refundsToPay: {
    machine: 'refund',
    where: [inStates('confirmed')],
    sums: ['amount'],
    since: 'requestedAt',
    acts: ['refund.refunded'],
  },
  billRefunds: {
    machine: 'bill',
    where: [among('refundStatus', 'requested')],
    sums: [],
    since: 'confirmedAt',
    acts: ['bill.refundConfirmed', 'bill.refundNotNeeded'],
  },
  billRefundsToPay: {
    machine: 'bill',
    // A further refund that is not needed leaves an earlier one to be paid.
    where: [among('refundStatus', 'confirmed', 'notNeeded'), someOf('toGiveBack')],
    sums: ['toGiveBack'],
    since: 'confirmedAt',
    acts: ['bill.refundPaid'],
  },
  claims: {
    machine: 'insuranceClaim',
    where: [inStates('open'), among('alarm', '7', '12', '14')],
    sums: ['insured', 'amount'],
    since: 'submittedAt',
    acts: ['insuranceClaim.reviewStarted', 'insuranceClaim.decided', 'insuranceClaim.paid', 'insuranceClaim.declined'],
    due: ['insuranceClaim.overdue'],
  },
  contradictions: {
    machine: 'violation',
    where: [inStates('open', 'explained', 'accepted')],
    sums: [],
    since: 'foundAt',
    acts: ['violation.explained', 'violation.closed'],
  },
} as const satisfies Readonly<Record<string, Queue>>;
