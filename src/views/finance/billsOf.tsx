import bill from '#views/records/bill/presentation.ts';
import paymentSlip from '#views/records/paymentSlip/presentation.ts';
import settlement from '#views/records/settlement/presentation.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { unlessSomeWith } from '#views/shapes/list/selection.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { againstSettlement, againstSlip, againstSupplement, gathered } from './selection.ts';

/** Declares the list of bills of one kind of customer, or of all, who are then told apart by a filter. */
export const billsOf = (customerKind: 'personal' | 'merchant' | 'all', path: string) =>
  list(listDescriptorOf(bill), {
    path,
    within: customerKind === 'all' ? [] : [{ field: 'customerKind', op: 'eq', value: customerKind }],
    open: (id) => recordAddress('bill', id),
    columns: bill.columns,
    filters: [
      { field: 'state', values: stateValues(bill), titles: 'state.bill', first: true },
      ...(customerKind === 'all' ? [{ field: 'customerKind', first: true } as const] : []),
      { field: 'customerName', first: true },
      { field: 'day', first: true },
      'branch',
      'receivable',
      'payable',
      { field: 'customer', byLink: true },
      'settlementStatus',
      'slipStatus',
      'refundStatus',
      'toGiveBack',
      'generatedAt',
      'confirmedAt',
    ],
    actions: ['bill.supplementOpened'],
    bulk: ['bill.confirmed', 'bill.refundNotNeeded'],
    selection: {
      totals: ['receivable', 'payable'],
      against: {
        'bill.confirmed': unlessSomeWith('state', 'pending', 'state.bill.pending'),
        'bill.refundNotNeeded': unlessSomeWith('refundStatus', 'requested', 'state.bill.refund.requested'),
      },
      gathering: [
        {
          type: 'settlement.opened',
          label: 'ui.finance.openSettlement',
          begins: listDescriptorOf(settlement),
          open: (id) => recordAddress('settlement', id),
          against: againstSettlement,
          given: gathered,
        },
        {
          type: 'paymentSlip.drawn',
          label: 'ui.finance.drawSlip',
          begins: listDescriptorOf(paymentSlip),
          open: (id) => recordAddress('paymentSlip', id),
          against: againstSlip,
          given: gathered,
        },
        {
          type: 'bill.supplementOpened',
          label: 'event.bill.supplementOpened',
          begins: listDescriptorOf(bill),
          open: (id) => recordAddress('bill', id),
          against: againstSupplement,
          given: ([row]) => ({ supplements: row?.id }),
        },
      ],
    },
  });
