import type { Grants } from './index.ts';

const looking = ['bill.read', 'settlement.read', 'paymentSlip.read'];
const booking = ['transferBooking.read', 'transferBooking.warehoused', 'transferBooking.amended'];
const placing = [...booking, 'transferBooking.orderPlaced', 'transferBooking.cancelled'];

/** Grants for billing, settlement, payout, the transit warehouse and jobs. */
export const bills: Grants = {
  finance: [
    ...looking,
    'bill.supplementOpened',
    'bill.confirmed',
    'bill.reopened',
    'bill.refundRequested',
    'bill.refundNotNeeded',
    'bill.refundConfirmed',
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
  operations: [...looking, ...placing, 'job.read', 'job.run', 'job.pause'],
  manager: [...looking, ...placing],
  clerk: booking,
  support: ['bill.read', ...placing],
  merchant: looking,
  auditor: ['job.read'],
};
