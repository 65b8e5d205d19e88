import type { Grants } from './grants.ts';

const reading = ['bill.read', 'settlement.read', 'paymentSlip.read'];
const booking = ['transferBooking.read', 'transferBooking.warehoused', 'transferBooking.amended'];
const placing = [...booking, 'transferBooking.orderPlaced', 'transferBooking.cancelled'];

/** Grants for billing, settlement, payout, the transit warehouse and jobs. */
export const bills: Grants = {
  finance: [
    ...reading,
    'bill.supplementOpened',
    'bill.confirmed',
    'bill.reopened',
    'bill.refundRequested',
    'bill.refundNotNeeded',
    'bill.refundConfirmed',
    'bill.refundPaid',
    'settlement.opened',
    'settlement.feeCharged',
    'settlement.requested',
    'settlement.withdrawn',
    'settlement.settled',
    'settlement.dissolved',
    'paymentSlip.drawn',
    'paymentSlip.generated',
    'paymentSlip.confirmed',
    'paymentSlip.cancelled',
    'transferBooking.read',
    'job.read',
    'job.run',
  ],
  operations: [...reading, ...placing, 'job.read', 'job.run', 'job.pause'],
  manager: [...reading, ...placing],
  clerk: booking,
  support: ['bill.read', ...placing],
  merchant: reading,
  merchantMoney: reading,
  auditor: ['job.read'],
};
