import { customerClasses } from '#machines/bill/context.ts';
import type { BillRow } from '#machines/bill/row.ts';
import bill from '#views/records/bill/presentation.ts';
import paymentSlip from '#views/records/paymentSlip/presentation.ts';
import settlement from '#views/records/settlement/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { unlessSomeWith } from '#views/shapes/list/selection.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { againstSettlement, againstSlip, againstSupplement, gathered } from './selection.ts';

/** Declares the list of bills of some classes of customers, who are told apart by a filter where there are several. */
export const billsOf = (classes: readonly BillRow['customerClass'][], path: string) =>
  list(listDescriptorOf(bill), {
    path,
    within:
      classes.length === customerClasses.length ? [] : [{ field: 'customerClass', op: 'in', value: [...classes] }],
    open: (id) => recordAddress('bill', id),
    columns: bill.columns,
    filters: [
      { field: 'state', values: stateValues(bill), titles: 'state.bill', first: true },
      ...(classes.length > 1 ? [{ field: 'customerClass', values: classes, first: true } as const] : []),
      ...(classes.length === customerClasses.length ? (['customerKind'] as const) : []),
      { field: 'customerName', first: true },
      { field: 'day', first: true },
      'branch',
      'receivable',
      'payable',
      'outstanding',
      'toPayOut',
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
      totals: ['receivable', 'payable', 'outstanding', 'toPayOut'],
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
