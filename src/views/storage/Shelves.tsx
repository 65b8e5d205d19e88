import shelf from '#views/records/shelf/presentation.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Shelves of the branches (§3). */
const Shelves = list(listDescriptorOf(shelf), {
  path: '/shelf/list',
  open: (id) => recordAddress('shelf', id),
  columns: shelf.columns,
  filters: [
    { field: 'name', first: true },
    { field: 'branch', first: true },
    { field: 'state', values: stateValues(shelf), titles: 'state.shelf', first: true },
  ],
  actions: ['shelf.registered'],
  find: { fields: ['id'] },
  bulk: ['shelf.labelPrinted', 'shelf.retired', 'shelf.restored'],
});

export default Shelves;
