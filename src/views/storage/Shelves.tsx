import { shelf } from '#machines/registers/index.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { sketchOf } from '#views/shapes/sketch/sketchOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Shelves of the branches (§3). */
const Shelves = list(sketchOf(shelf), {
  path: '/shelf/list',
  open: (id) => recordAddress('shelf', id),
  columns: [
    { field: 'name', width: 160, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120 },
    { field: 'branch', width: 180, sort: true },
    { field: 'remark', width: 280 },
    { field: 'printCount' },
    { field: 'lastPrintedAt' },
  ],
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
