import type { Grants } from './index.ts';

const looking = ['bill.read', 'settlement.read', 'paymentSlip.read'];
const booking = ['transferBooking.read', 'transferBooking.warehoused', 'transferBooking.amended'];
const placing = [...booking, 'transferBooking.orderPlaced', 'transferBooking.cancelled'];

/** Who bills, settles and pays out; who keeps the transit warehouse; who looks after the jobs. */
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
