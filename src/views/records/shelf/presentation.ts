import { PRINTED } from '#machines/fields/printing.ts';
import { shelf as type } from '#machines/registers/shelf.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const shelf = presentedRegister(type, {
  print: { of: 'shelf', ...PRINTED.shelf, kinds: [] },
  path: RECORD_PATHS.shelf,
  screens: {
    list: '/shelf/list',
    importAt: '/shelf/import',
    title: 'name',
    filters: ['name', 'branch'],
    find: { fields: ['id'] },
    bulk: ['shelf.labelPrinted'],
  },
  columns: [
    { field: 'name', width: 160, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120 },
    { field: 'branch', width: 180, sort: true },
    { field: 'remark', width: 280 },
    { field: 'printCount' },
    { field: 'lastPrintedAt' },
  ],
});

export default shelf;
