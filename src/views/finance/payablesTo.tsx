import payable from '#views/records/payable/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';

/** Declares the list of cash on delivery owed to one kind of customer (§4). */
export const payablesTo = (customerKind: 'personal' | 'merchant', path: string) =>
  list(listDescriptorOf(payable), {
    path,
    within: [{ field: 'customerKind', op: 'eq', value: customerKind }],
    open: (id) => recordAddress('payable', id),
    columns: payable.columns,
    filters: [
      { field: 'state', values: stateValues(payable), titles: 'state.payable', first: true },
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
