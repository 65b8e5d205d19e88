import payableListDescriptor from '#views/records/payable/listDescriptor.ts';
import { look } from '#views/records/payable/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Declares the list of cash on delivery owed to one kind of customer (§4). */
export const payablesTo = (customerKind: 'personal' | 'merchant', path: string) =>
  list(payableListDescriptor, {
    path,
    within: [{ field: 'customerKind', op: 'eq', value: customerKind }],
    open: (id) => recordAddress('payable', id),
    columns: look.columns,
    filters: [
      { field: 'state', values: stateValues(payableListDescriptor), titles: 'state.payable', first: true },
      { field: 'customerName', first: true },
      { field: 'day', first: true },
      'outstanding',
      { field: 'customer', byLink: true },
      'order',
      'dueAt',
      'paidAt',
    ],
    actions: [],
    bulk: [],
    selection: { totals: ['collected', 'outstanding'], against: {} },
  });
