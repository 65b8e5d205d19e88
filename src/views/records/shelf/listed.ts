import type { shelf } from '#machines/registers/shelf.ts';
import descriptorData from '#machines/registers/shelf.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** List of the shelves. */
const shelfList = listedRegister<typeof shelf>(descriptorData, {
  path: RECORD_PATHS.shelf,
  list: '/shelf/list',
  importAt: '/shelf/import',
  filters: ['name', 'branch'],
  find: { fields: ['id'] },
  bulk: ['shelf.labelPrinted'],
  columns: [
    { field: 'name', width: 160, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120 },
    { field: 'branch', width: 180, sort: true },
    { field: 'remark', width: 280 },
    { field: 'printCount' },
    { field: 'lastPrintedAt' },
  ],
});

export default shelfList;
