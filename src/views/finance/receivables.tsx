import type { receivable } from '#machines/receivable/index.ts';
import receivableListDescriptor from '#views/records/receivable/listDescriptor.ts';
import { look } from '#views/records/receivable/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import type { ListOptions } from '#views/shapes/list/options.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

type Options = ListOptions<typeof receivable>;

/** Declares a list of receivables: its fixed filters, and the filters that differ from the other's. */
export const receivables = (
  path: string,
  { within = [], filters }: Pick<Options, 'filters'> & Partial<Pick<Options, 'within'>>,
) =>
  list(receivableListDescriptor, {
    path,
    within,
    open: (id) => recordAddress('receivable', id),
    columns: look.columns,
    filters: [
      { field: 'state', values: stateValues(receivableListDescriptor), titles: 'state.receivable', first: true },
      { field: 'stage', first: true },
      ...filters,
      { field: 'day', first: true },
      'branch',
      'due',
      { field: 'customer', byLink: true },
      'gathering',
      'order',
      'method',
      'dueAt',
      'receivedAt',
      'confirmedAt',
    ],
    actions: [],
    bulk: [],
    selection: { totals: ['amount', 'due', 'received'], against: {} },
  });
