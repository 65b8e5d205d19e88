import type { settlement } from '#machines/settlement/index.ts';
import type { paymentSlip } from '#machines/paymentSlip/index.ts';
import type { bill } from '#machines/bill/index.ts';
import billListDescriptor from '#views/records/bill/listDescriptor.ts';
import { related, relatedTab } from '#views/shapes/detail/relatedTab.tsx';

type Gathering = typeof settlement | typeof paymentSlip;

/** Declares the pane of the bills that a settlement or a payment slip gathers. */
export const billsTab = <N extends Gathering>() =>
  relatedTab<N>('bill', 'machine.bill.many', [
    related<N, typeof bill>({
      of: billListDescriptor,
      columns: ['id', 'state', 'day', 'lines', 'receivable', 'payable', 'refunded', 'settlementStatus', 'slipStatus'],
      filters: ({ bills }) => [{ field: 'id', op: 'in', value: bills }],
    }),
  ]);
