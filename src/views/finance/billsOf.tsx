import { customerClasses } from '#machines/bill/customerClasses.ts';
import type { BillRow } from '#machines/bill/row.ts';
import billListDescriptor from '#views/records/bill/listDescriptor.ts';
import { look } from '#views/records/bill/look.ts';
import paymentSlipListDescriptor from '#views/records/paymentSlip/listDescriptor.ts';
import settlementListDescriptor from '#views/records/settlement/listDescriptor.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { unlessSomeWith } from '#views/shapes/list/selection.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { againstSettlement, againstSlip, againstSupplement, gathered } from './selection.ts';

/** Declares the list of bills of some classes of customers, who are told apart by a filter where there are several. */
export const billsOf = (classes: readonly BillRow['customerClass'][], path: string) =>
  list(billListDescriptor, {
    path,
    within:
      classes.length === customerClasses.length ? [] : [{ field: 'customerClass', op: 'in', value: [...classes] }],
    open: (id) => recordAddress('bill', id),
    columns: look.columns,
    filters: [
      { field: 'state', values: stateValues(billListDescriptor), titles: 'state.bill', first: true },
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
          begins: settlementListDescriptor,
          open: (id) => recordAddress('settlement', id),
          against: againstSettlement,
          given: gathered,
        },
        {
          type: 'paymentSlip.drawn',
          label: 'ui.finance.drawSlip',
          begins: paymentSlipListDescriptor,
          open: (id) => recordAddress('paymentSlip', id),
          against: againstSlip,
          given: gathered,
        },
        {
          type: 'bill.supplementOpened',
          label: 'event.bill.supplementOpened',
          begins: billListDescriptor,
          open: (id) => recordAddress('bill', id),
          against: againstSupplement,
          given: ([row]) => ({ supplements: row?.id }),
        },
      ],
    },
  });
